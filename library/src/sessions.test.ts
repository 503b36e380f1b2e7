import { BODY_AREAS } from '@limber/domain/body-areas';
import { exerciseName, exerciseSeconds } from '@limber/domain/exercises/exercise';
import { fillSteps } from '@limber/domain/exercises/fill-steps';
import { ROUTINE_MINUTES, type RoutineMinutes } from '@limber/domain/preferences/preferences';
import { seededRandom, shuffle } from '@limber/domain/random';
import { compileScript } from '@limber/domain/player/compile-script';
import { scriptLengthWords, scriptSeconds } from '@limber/domain/player/script-length';
import { movementLines } from '@limber/domain/player/exercise-lines';
import { expect, test } from 'vitest';
import { doseAt } from './dose-at.ts';
import { library } from './library.ts';

test('a hold is never a cycle: it has a way in and a way out', () => {
  const cycles = library.filter(({ motion }) => motion?.loop === 'cycle');
  expect(cycles.length).toBeGreaterThan(0);
  expect(cycles.filter(({ dose }) => dose.kind === 'hold').map(({ id }) => id)).toEqual([]);
});

/** The first five exercises, with the doses of a routine of so many minutes. */
function routineOf(entries: typeof library, minutes: RoutineMinutes) {
  return entries.slice(0, 5).map((entry) => {
    const { id, posture, sides } = entry;
    const dose = doseAt(entry, minutes);
    const instructions = fillSteps(entry.instructions, dose);
    return { id, name: exerciseName(entry), instructions, posture, sides, dose };
  });
}

const routinesOf = (minutes: RoutineMinutes) =>
  BODY_AREAS.map((area) =>
    routineOf(
      library.filter(({ bodyArea }) => bodyArea === area),
      minutes,
    ),
  );

test.each(ROUTINE_MINUTES)(
  'sessions of %i minutes move and hold for as long as their routines are',
  { tags: ['spec:silent/session-by-one-press'] },
  (minutes) => {
    for (const exercises of routinesOf(minutes)) {
      const moved = compileScript(exercises).parts.flatMap(({ timeline }, index) =>
        timeline.phases.filter(({ kind }) =>
          exercises[index]?.dose.kind === 'hold' ? kind === 'hold' : kind !== 'turn',
        ),
      );
      const routineSeconds = exercises.reduce((sum, each) => sum + exerciseSeconds(each), 0);
      expect(moved.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(routineSeconds, 6);
    }
  },
);

test('the sessions of three minutes move for three minutes, and say that they take five or so', () => {
  const mixed = Array.from({ length: 200 }, (_, seed) =>
    routineOf(shuffle(library, seededRandom(seed)), 3),
  );
  for (const exercises of [...routinesOf(3), ...mixed]) {
    expect(exercises.reduce((sum, each) => sum + exerciseSeconds(each), 0)).toBe(180);
    expect(scriptLengthWords(scriptSeconds(exercises))).toMatch(/^about [456] minutes$/);
  }
});

test('what to do in an exercise can always be told without a number of its written dose', () => {
  const untold = library.filter((exercise) => {
    const instructions = fillSteps(exercise.instructions, exercise.dose);
    const told = { ...exercise, instructions, name: exerciseName(exercise) };
    return movementLines(told).length === 0;
  });
  expect(untold.map(({ id }) => id)).toEqual([]);
});
