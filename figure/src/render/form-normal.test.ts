import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnBetween } from '../body/column.ts';
import { distance, dot, length, unit, type Vector } from '../math/vector.ts';
import { formNormal } from './form-normal.ts';

const thigh = columnBetween([0, 0, 0], [0, -40, 0], 8);
const shank = columnBetween([0, -40, 0], [0, -40, -40], 6);
const ball = columnBetween([0, 0, 0], [0, 0, 0], 5);
const direction = fc
  .tuple(...[0, 1, 2].map(() => fc.double({ min: -1, max: 1, noNaN: true })))
  .map(([x = 0, y = 0, z = 0]): Vector => unit([x, y, z + 2]));

test('along a limb light keeps its place, however its surface swells and sinks', () => {
  const swelling = formNormal(unit([0.8, 0.35, 0.4]), [6, -15, 3], [thigh, shank]);
  const sinking = formNormal(unit([0.8, -0.35, 0.4]), [6, -15, 3], [thigh, shank]);
  expect(dot(swelling, sinking)).toBeGreaterThan(0.98);
});

test('at a joint the light of one bone gives way to that of the next, without a step', () => {
  const slanting = unit([1, 0.5, 0.5]);
  const lit = Array.from({ length: 41 }, (_, i): Vector => {
    const round = (15 * i) / 40;
    return [6, -25 - round, -round];
  }).map((at) => formNormal(slanting, at, [thigh, shank]));
  const steps = lit.slice(1).map((n, i) => distance(n, lit[i] ?? n));
  expect(dot(lit[0] ?? slanting, lit.at(-1) ?? slanting)).toBeLessThan(0.95);
  expect(Math.max(...steps)).toBeLessThan(0.1);
});

test('what is no limb is lit as it is, and so is the end of one', () => {
  fc.assert(
    fc.property(direction, (normal) => {
      for (const columns of [[], [ball]]) {
        expect(dot(formNormal(normal, [3, 4, 5], columns), normal)).toBeCloseTo(1, 5);
      }
    }),
  );
  expect(formNormal([0, -1, 0], [0, -47, 0], [thigh])[1]).toBeCloseTo(-1, 5);
});

test('it is of unit length, wherever the place lies', () => {
  fc.assert(
    fc.property(direction, direction, fc.integer({ min: 1, max: 60 }), (normal, way, far) => {
      const at: Vector = [way[0] * far, way[1] * far, way[2] * far];
      expect(length(formNormal(normal, at, [thigh, shank, ball]))).toBeCloseTo(1, 5);
    }),
  );
});
