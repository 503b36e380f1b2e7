import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROUTINE_MINUTES } from '../preferences/preferences.ts';
import type { Dose } from './exercise.ts';
import { scaleDose } from './scale-dose.ts';

const dose = fc.record({
  kind: fc.constantFrom('repetitions' as const, 'hold' as const),
  count: fc.integer({ min: 1, max: 30 }),
  seconds: fc.integer({ min: 1, max: 60 }),
});
const seconds = ({ count, seconds: each }: Dose) => count * each;

test('in three minutes a dose is as it was written', () => {
  fc.assert(
    fc.property(dose, (written) => {
      expect(scaleDose(written, 3)).toEqual(written);
    }),
  );
});

test('a longer routine never asks for less, and nothing shrinks to none', () => {
  fc.assert(
    fc.property(dose, (written) => {
      const lengths = ROUTINE_MINUTES.map((minutes) => seconds(scaleDose(written, minutes)));
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
      expect(lengths[0]).toBeGreaterThan(0);
    }),
  );
});

test('repetitions keep their pace and holds keep their number', () => {
  expect(scaleDose({ kind: 'repetitions', count: 6, seconds: 6 }, 5)).toEqual({
    kind: 'repetitions',
    count: 10,
    seconds: 6,
  });
  expect(scaleDose({ kind: 'hold', count: 2, seconds: 9 }, 1)).toEqual({
    kind: 'hold',
    count: 2,
    seconds: 3,
  });
});
