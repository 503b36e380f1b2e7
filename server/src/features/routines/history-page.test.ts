import { HISTORY_PAGE_SIZE, saveRoutineRecord } from '@limber/contract/routine-history';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { exerciseName } from '@limber/domain/exercises/exercise';
import { library } from '@limber/library/library';
import { expect, test } from 'vitest';

const MAX_PAGE_BYTES = 1_000_000;
const { body } = saveRoutineRecord;

const WORKOUT = {
  // A control character takes most bytes in JSON.
  name: `x${'\u0001'.repeat(98)}x`,
  exerciseIds: Array.from({ length: 100 }, () => 2 ** 31 - 1),
  bodyAreas: BODY_AREAS,
  totalDuration: 86_400,
  painPointsAtTime: BODY_AREAS,
  exerciseCount: 100,
};

/** As many names as the contract takes. */
function mostNames(name: string): string[] {
  const names: string[] = [];
  while (body.safeParse({ ...WORKOUT, exerciseNames: [...names, name] }).success) names.push(name);
  return names;
}

test.each(['JME 1', 'é'.repeat(200), '\u{1F9D8}'.repeat(100), `x${'\u0001'.repeat(198)}x`])(
  'a full page of the largest records stays below a megabyte (%#)',
  (name) => {
    const parsed = body.parse({ ...WORKOUT, exerciseNames: mostNames(name) });
    const record = { id: 2 ** 31 - 1, ...parsed, completedAt: '2026-01-05T09:00:00.000Z' };
    const page = Buffer.byteLength(JSON.stringify(record)) * HISTORY_PAGE_SIZE;
    expect(page).toBeLessThan(MAX_PAGE_BYTES);
  },
);

test('the hundred exercises of the library with the longest names fit into one record', () => {
  const exerciseNames = library
    .map(exerciseName)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 100);
  expect(body.safeParse({ ...WORKOUT, exerciseNames }).success).toBe(true);
});
