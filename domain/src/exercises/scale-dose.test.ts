import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROUTINE_MINUTES, type RoutineMinutes } from '../preferences/preferences.ts';
import { type Dose, KINDS } from './exercise.ts';
import { type Scalable, scaleDose } from './scale-dose.ts';

const exercise = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    headDown: fc.boolean(),
    inPairs: fc.boolean(),
    doseKind: fc.constantFrom('repetitions' as const, 'hold' as const),
    count: fc.integer({ min: 1, max: 15 }),
    seconds: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ kind, headDown, inPairs, doseKind, count, seconds }): Scalable => {
    const pairs = inPairs ? { count: count * 2, inPairs } : { count };
    return { kind, headDown, dose: { kind: doseKind, seconds, ...pairs } };
  });
const seconds = ({ count, seconds: each }: Dose) => count * each;
const hold = (kind: Scalable['kind'], count: number, each: number): Scalable => ({
  kind,
  headDown: false,
  dose: { kind: 'hold', count, seconds: each },
});
const scaled = (one: Scalable, minutes: RoutineMinutes) => {
  const { count, seconds: each } = scaleDose(one, minutes);
  return [count, each];
};

test('in three minutes a dose is as it was written', () => {
  fc.assert(
    fc.property(exercise, (written) => {
      expect(scaleDose(written, 3)).toEqual(written.dose);
    }),
  );
});

test('a longer routine never asks for less, and nothing shrinks to none', () => {
  fc.assert(
    fc.property(exercise, (written) => {
      const lengths = ROUTINE_MINUTES.map((minutes) => seconds(scaleDose(written, minutes)));
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
      expect(lengths[0]).toBeGreaterThan(0);
    }),
  );
});

test('repetitions keep their pace, and what goes both ways in turn keeps an even count', () => {
  fc.assert(
    fc.property(exercise, fc.constantFrom(...ROUTINE_MINUTES), (written, minutes) => {
      const dose = scaleDose(written, minutes);
      const pace = dose.kind === 'repetitions' ? written.dose.seconds : dose.seconds;
      expect(dose.seconds).toBe(pace);
      expect(dose.inPairs ? dose.count % 2 : 0).toBe(0);
    }),
  );
});

test('force, balance and a low head are never held longer than written, nor anything beyond 30 s', () => {
  fc.assert(
    fc.property(exercise, fc.constantFrom(...ROUTINE_MINUTES), (written, minutes) => {
      const { kind, headDown, dose } = written;
      const isLimited = headDown || ['isometric', 'strength', 'balance'].includes(kind);
      const limit = isLimited ? dose.seconds : Math.max(30, dose.seconds);
      expect(scaleDose(written, minutes).seconds).toBeLessThanOrEqual(limit);
    }),
  );
});

test('more time means more sets of a press, and longer stretches before there are more of them', () => {
  expect(scaled(hold('isometric', 2, 9), 10)).toEqual([7, 9]);
  expect(scaled(hold('stretch', 1, 18), 5)).toEqual([1, 30]);
  expect(scaled(hold('stretch', 1, 18), 10)).toEqual([2, 30]);
});

test('less time means fewer holds before it means shorter ones', () => {
  expect(scaled(hold('isometric', 4, 9), 1)).toEqual([1, 9]);
  expect(scaled(hold('stretch', 1, 18), 1)).toEqual([1, 6]);
});
