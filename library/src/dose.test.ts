import { exerciseName } from '@limber/domain/exercises/exercise';
import { fillSteps } from '@limber/domain/exercises/fill-steps';
import { scaleDose } from '@limber/domain/exercises/scale-dose';
import { ROUTINE_MINUTES } from '@limber/domain/preferences/preferences';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { library } from './library.ts';
import { movementsOf } from './safety/movements-of.ts';

const HEAD_DOWN = new Set(library.filter((entry) => movementsOf(entry).includes('headDown')));

/** Numbers that are no part of a dose: finger-widths, and the hours of a clock. */
const OTHER_NUMBERS: ReadonlyMap<number, readonly string[]> = new Map([
  [73, ['2']],
  [117, ['12', '3', '6', '9']],
]);
/** A count in words would stay as it is when the dose changes. */
const COUNT_IN_WORDS = /\b(?:twice|thrice|second hold|once more|(?:two|three|four|six) times)\b/i;
const MANY_OF_ONE = /(?<!\d)1 (?:(?:slow|easy|smooth|small|full) )?(?!across)[a-z]+[^s]s\b/;

const names = (entries: readonly Entry[]) => entries.map(exerciseName);

/** The numbers that stand in the steps as they are, without those of `OTHER_NUMBERS`. */
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
  (minutes) => {
    const wrong = library.filter((entry) => {
      const dose = scaleDose({ ...entry, headDown: HEAD_DOWN.has(entry) }, minutes);
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
