import fc from 'fast-check';
import { expect, test } from 'vitest';
import { average, secondsOf } from './over-time.ts';

const GO = { kind: 'go', seconds: 2, from: 0, to: 1 } as const;
const HOLD = { kind: 'hold', seconds: 6, from: 1, to: 1 } as const;
const TURN = { kind: 'turn', seconds: 2, from: 0, to: 0 } as const;

test('a hold counts for as long as it lasts, the way into it by half', () => {
  expect(average([0, 40], [GO, HOLD])).toBeCloseTo((20 * 2 + 40 * 6) / 8);
});

test('the turn to the other side is no part of the dose', () => {
  expect(secondsOf([GO, TURN, HOLD])).toBe(8);
  expect(average([40, 40], [GO, TURN])).toBeCloseTo(40);
});

test('a round comes back to where it began', () => {
  expect(average([0, 40], [{ kind: 'round', seconds: 8, from: 0, to: 1 }])).toBeCloseTo(20);
});

test('an average lies between the least and the most', () => {
  const degrees = fc.array(fc.integer({ min: -90, max: 90 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(degrees, (values) => {
      const found = average(values, [GO, HOLD]);
      expect(found).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
      expect(found).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
    }),
  );
});
