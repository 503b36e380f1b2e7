import { exerciseName } from '@limber/domain/exercises/exercise';
import { fillSteps } from '@limber/domain/exercises/fill-steps';
import { ROUTINE_MINUTES } from '@limber/domain/preferences/preferences';
import { expect, test } from 'vitest';
import { doseAt } from './dose-at.ts';
import type { Entry } from './entry.ts';
import { library } from './library.ts';
import { movementsOf } from './safety/movements-of.ts';

/** Numbers that are no part of a dose: finger-widths, the hours of a clock, and metres. */
const OTHER_NUMBERS: ReadonlyMap<number, readonly string[]> = new Map([
  [73, ['2']],
  [117, ['12', '3', '6', '9']],
  [311, ['6']],
]);
/** Counts written as words, which would stay the same when the dose changes. */
const COUNT_IN_WORDS = /\b(?:twice|thrice|second hold|once more|(?:two|three|four|six) times)\b/i;
const MANY_OF_ONE = /(?<!\d)1 (?:(?:slow|easy|smooth|small|full) )?(?!across)[a-z]+[^s]s\b/;

const names = (entries: readonly Entry[]) => entries.map(exerciseName);

/** Numbers written in the steps, without `OTHER_NUMBERS`. */
function fixedNumbers({ id, instructions }: Entry): { number: number; isSeconds: boolean }[] {
  const text = instructions.join(' ').replaceAll(/\{[^}]*\}/g, '');
  return [...text.matchAll(/(\d+)( seconds?\b)?/g)]
    .filter(([, number = '']) => !OTHER_NUMBERS.get(id)?.includes(number))
    .map(([, number, unit]) => ({ number: Number(number), isSeconds: unit !== undefined }));
}

test('a number in a step is one of the dose, or a pause within a repetition', () => {
  const wrong = library.filter((entry) =>
    fixedNumbers(entry).some(
      ({ number, isSeconds }) =>
        !isSeconds || entry.dose.kind === 'hold' || number >= entry.dose.seconds,
    ),
  );
  expect(names(wrong)).toEqual([]);
});

test('no step says a count in words, and the count of a dose of several is said in digits', () => {
  expect(names(library.filter((one) => COUNT_IN_WORDS.test(one.instructions.join(' '))))).toEqual(
    [],
  );
  const untold = library.filter(
    ({ instructions }) => !/\{(?:count|half|times)\}/.test(instructions.join(' ')),
  );
  expect(names(untold)).toEqual([]);
  expect(names(library.filter((one) => !one.instructions.join(' ').includes('{seconds}')))).toEqual(
    [],
  );
});

test('what goes half one way and half the other is done in pairs', () => {
  const halved = library.filter(({ instructions }) => instructions.join(' ').includes('{half}'));
  expect(names(halved.filter(({ dose }) => dose.inPairs !== true))).toEqual([]);
});

test.each(ROUTINE_MINUTES)(
  'in routines of %i minutes no step contradicts the dose of its exercise',
  { tags: ['spec:silent/dose-is-one-fact'] },
  (minutes) => {
    const wrong = library.filter((entry) => {
      const dose = doseAt(entry, minutes);
      const steps = fillSteps(entry.instructions, dose);
      const seconds = [...steps.join(' ').matchAll(/(\d+) seconds?\b/g)].map(([, n]) => Number(n));
      const pauses = new Set(fixedNumbers(entry).map(({ number }) => number));
      return (
        !seconds.includes(dose.seconds) ||
        seconds.some((n) => n !== dose.seconds && !pauses.has(n)) ||
        steps.some(
          (step) => MANY_OF_ONE.test(step.replaceAll(/\b1 seconds?\b/g, '')) || step.length > 140,
        )
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
