import { exerciseName } from '@limber/domain/exercises/exercise';
import { writtenSteps } from '@limber/domain/exercises/written-steps';
import { ROUTINE_MINUTES } from '@limber/domain/preferences/preferences';
import { expect, test } from 'vitest';
import { doseAt } from './dose-at.ts';
import type { Entry } from './entry.ts';
import { library } from './library.ts';
import { movementsOf } from './safety/movements-of.ts';

const names = (entries: readonly Entry[]) => entries.map(exerciseName);

test('the steps hold no number: their dose is told apart from them', () => {
  const counted = library.filter(({ steps }) => /\d/.test(Object.values(steps).flat().join(' ')));
  expect(names(counted)).toEqual([]);
});

test('half of a pair goes another way, which the steps tell', () => {
  const told = library.filter(({ steps }) => steps.halfway !== undefined);
  expect(names(told)).toEqual(names(library.filter(({ dose }) => dose.inPairs === true)));
});

test.each(ROUTINE_MINUTES)(
  'in routines of %i minutes the steps tell the dose of the exercise',
  { tags: ['spec:silent/dose-is-one-fact'] },
  (minutes) => {
    const wrong = library.filter((entry) => {
      const dose = doseAt(entry, minutes);
      const text = writtenSteps({ ...entry, dose }).join(' ');
      return (
        !text.includes(`${dose.seconds} second`) ||
        (dose.count > 1 && !text.includes(`${dose.count} `))
      );
    });
    expect(names(wrong)).toEqual([]);
  },
);

test('presses, wall sits and a low head are never held longer than written, at any length', () => {
  const limited = library.filter(
    (entry) =>
      entry.dose.kind === 'hold' &&
      (['isometric', 'strength', 'balance'].includes(entry.kind) ||
        movementsOf(entry).includes('headDown')),
  );
  expect(names(limited)).toEqual(
    expect.arrayContaining([
      'JME 6 Isometric Neck Press',
      'JME 199 Desk Hang-Back Stretch',
      'JME 243 Shallow Wall Sit',
    ]),
  );
  const longer = limited.filter((entry) =>
    ROUTINE_MINUTES.some((minutes) => doseAt(entry, minutes).seconds > entry.dose.seconds),
  );
  expect(names(longer)).toEqual([]);
});
