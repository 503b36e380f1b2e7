import { BODY_AREAS } from '@limber/domain/body-areas';
import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import { isAllowedBy } from '@limber/domain/health/rule-out';
import { splitEvenly } from '@limber/domain/pain-points/weights';
import { shuffle } from '@limber/domain/random';
import { ROUTINE_SIZE } from '@limber/domain/routines/allocate-slots';
import { seededRandom } from '@limber/domain/test/seeded-random';
import { expect, test } from 'vitest';
import { candidates } from '../choice/candidates.ts';
import { simulateDays } from '../choice/simulate-days.ts';
import { library } from '../library.ts';
import { UNSUITABLE } from '../test/unsuitable-exercises.ts';

const PEOPLE = 60;
const DAYS = 30;
/** The simulations take some seconds each on a busy machine. */
const PATIENCE_MS = 60_000;

/** All days of people with this card, a wall and nerve glides, and none to nine areas that hurt. */
function daysWith(card: HealthCard) {
  const usable = candidates.filter(isAllowedBy(card));
  return Array.from({ length: PEOPLE }, (_, seed) => {
    const random = seededRandom(seed);
    const areas = shuffle(BODY_AREAS, random).slice(0, seed % (BODY_AREAS.length + 1));
    return simulateDays(usable, areas.length > 0 ? splitEvenly(areas) : {}, random, DAYS);
  }).flat();
}

test.each(UNSUITABLE)(
  'on no day is somebody with $condition given what a reading found unsuitable',
  { tags: ['spec:silent/right-for-this-body'], timeout: PATIENCE_MS },
  ({ card, readings }) => {
    const unsuitable = new Set(readings.flatMap(({ exercises }) => exercises));
    const days = daysWith(card);
    expect(days).toHaveLength(PEOPLE * DAYS);
    const given = days.flat().filter(({ id }) => unsuitable.has(id));
    expect([...new Set(given.map(({ id, title }) => `${id} ${title}`))]).toEqual([]);
    expect(days.filter(({ length }) => length !== ROUTINE_SIZE)).toEqual([]);
  },
);

test(
  'who does not stand up stays on the chair every day, and has five exercises there',
  { tags: ['spec:silent/right-for-this-body'], timeout: PATIENCE_MS },
  () => {
    const days = daysWith({ ...EMPTY_HEALTH_CARD, doesNotStand: true });
    const given = days.flat();
    expect(given.filter(({ posture }) => posture === 'standing')).toEqual([]);
    const rises = /from the chair|stand up|Rise/;
    const rising = given.filter(({ instructions }) => rises.test(instructions.join(' ')));
    expect([...new Set(rising.map(({ id, title }) => `${id} ${title}`))]).toEqual([]);
    expect(days.filter(({ length }) => length !== ROUTINE_SIZE)).toEqual([]);
  },
);

test('the readings name exercises that there are, and say why and by what source', () => {
  const ids = new Set(library.map(({ id }) => id));
  for (const { readings } of UNSUITABLE) {
    for (const { because, source, exercises } of readings) {
      expect.soft(exercises.filter((id) => !ids.has(id))).toEqual([]);
      expect.soft(because).toMatch(/^[A-Z].{10,}\.$/);
      expect.soft(source).toMatch(/^[A-Z].{10,}\.$/);
    }
  }
});
