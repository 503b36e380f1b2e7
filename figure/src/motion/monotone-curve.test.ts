import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemAt } from '../math/item-at.ts';
import { shareDone, valueAlong, type Rhythm } from './monotone-curve.ts';

const there: Rhythm = { times: [0, 0.3, 1], closed: false };
const round: Rhythm = { times: [0, 0.2, 0.6], closed: true };
const value = fc.double({ min: -180, max: 180, noNaN: true });
const values = fc.tuple(value, value, value);
const along = fc.double({ min: 0, max: 1, noNaN: true });
const rhythm = fc.constantFrom(there, round);
/** Change per unit of time just before and just after keyframe 1. */
const paces = (way: readonly number[], of: Rhythm) => {
  const step = 1e-5;
  const before = valueAlong(way, of, 0, 1) - valueAlong(way, of, 0, 1 - step);
  const after = valueAlong(way, of, 1, step) - valueAlong(way, of, 1, 0);
  const [first = 0, second = 0, third = 1] = of.times;
  return [before / step / (second - first), after / step / (third - second)] as const;
};

test('between two keyframes no number leaves their range', () => {
  fc.assert(
    fc.property(values, rhythm, fc.constantFrom(0, 1), along, (way, of, i, t) => {
      const [from, to] = [itemAt(way, i), itemAt(way, i + 1)];
      const between = valueAlong(way, of, i, t);
      expect(between).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-9);
      expect(between).toBeLessThanOrEqual(Math.max(from, to) + 1e-9);
    }),
  );
});

test('a keyframe is met exactly, from both sides at the same pace', () => {
  fc.assert(
    fc.property(values, rhythm, (way, of) => {
      expect(valueAlong(way, of, 0, 1)).toBeCloseTo(way[1], 9);
      expect(valueAlong(way, of, 1, 0)).toBeCloseTo(way[1], 9);
      const [before, after] = paces(way, of);
      expect(Math.abs(before - after)).toBeLessThan(0.2);
    }),
  );
});

test('a motion that goes back as it came is at rest at both ends, a cycle passes its start', () => {
  const slow = valueAlong([0, 10, 40], there, 0, 0.01);
  expect(slow).toBeLessThan(0.01);
  expect(valueAlong([0, 10, 40], there, 1, 0.99)).toBeGreaterThan(39.98);
  expect(valueAlong([10, 20, 0], round, 0, 0.01)).toBeGreaterThan(10.05);
});

test('a keyframe on the way is passed without a stop, one where the motion turns is a rest', () => {
  expect(Math.min(...paces([0, 10, 40], there))).toBeGreaterThan(20);
  expect(Math.abs(paces([0, 40, 10], there)[0])).toBeLessThan(0.1);
});

test('the share of a way that is done only grows, from none to all', () => {
  fc.assert(
    fc.property(rhythm, fc.constantFrom(0, 1), along, along, (of, i, a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      expect(shareDone(of, i, late)).toBeGreaterThanOrEqual(shareDone(of, i, early) - 1e-9);
    }),
  );
  expect([shareDone(there, 0, 0), shareDone(there, 0, 1)]).toEqual([0, 1]);
});
