import fc from 'fast-check';
import { expect, test } from 'vitest';
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
/** The factors of routines of one, three, five and ten minutes. */
const FACTORS = [1 / 3, 1, 5 / 3, 10 / 3];
const seconds = ({ count, seconds: each }: Dose) => count * each;
const hold = (kind: Scalable['kind'], count: number, each: number): Scalable => ({
  kind,
  headDown: false,
  dose: { kind: 'hold', count, seconds: each },
});
const scaled = (one: Scalable, factor: number) => {
  const { count, seconds: each } = scaleDose(one, factor);
  return [count, each];
};

test('the whole of a dose is as it was written', () => {
  fc.assert(
    fc.property(exercise, (written) => {
      expect(scaleDose(written, 1)).toEqual(written.dose);
    }),
  );
});

test('a larger share never asks for less, and nothing shrinks to none', () => {
  fc.assert(
    fc.property(exercise, (written) => {
      const lengths = FACTORS.map((factor) => seconds(scaleDose(written, factor)));
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
      expect(lengths[0]).toBeGreaterThan(0);
    }),
  );
});

test('repetitions keep their pace, and what goes both ways in turn keeps an even count', () => {
  fc.assert(
    fc.property(exercise, fc.constantFrom(...FACTORS), (written, factor) => {
      const dose = scaleDose(written, factor);
      const pace = dose.kind === 'repetitions' ? written.dose.seconds : dose.seconds;
      expect(dose.seconds).toBe(pace);
      expect(dose.inPairs ? dose.count % 2 : 0).toBe(0);
    }),
  );
});

test('force, balance and a low head are never held longer than written, nor anything beyond 30 s', () => {
  fc.assert(
    fc.property(exercise, fc.constantFrom(...FACTORS), (written, factor) => {
      const { kind, headDown, dose } = written;
      const isLimited = headDown || ['isometric', 'strength', 'balance'].includes(kind);
      const limit = isLimited ? dose.seconds : Math.max(30, dose.seconds);
      expect(scaleDose(written, factor).seconds).toBeLessThanOrEqual(limit);
    }),
  );
});

test('more time means more sets of a press, and longer stretches before there are more of them', () => {
  expect(scaled(hold('isometric', 2, 9), 10 / 3)).toEqual([7, 9]);
  expect(scaled(hold('stretch', 1, 18), 5 / 3)).toEqual([1, 30]);
  expect(scaled(hold('stretch', 1, 18), 10 / 3)).toEqual([2, 30]);
});

test('less time means fewer holds before it means shorter ones', () => {
  expect(scaled(hold('isometric', 4, 9), 1 / 3)).toEqual([1, 9]);
  expect(scaled(hold('stretch', 1, 18), 1 / 3)).toEqual([1, 6]);
});
