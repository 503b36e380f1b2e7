import fc from 'fast-check';
import { expect, test } from 'vitest';
import { childFrame, localize, place, WORLD } from './frame.ts';
import { aboutX, aboutY, aboutZ, compose, rotate, transpose } from './rotation.ts';
import { across, cross, dot, length, unit, type Vector } from './vector.ts';

const number = fc.double({ min: -100, max: 100, noNaN: true });
const vector = fc.tuple(number, number, number);
const degrees = fc.double({ min: -180, max: 180, noNaN: true });
const rotation = fc
  .tuple(degrees, degrees, degrees)
  .map(([x, y, z]) => compose(aboutX(x), aboutY(y), aboutZ(z)));
/** To a millionth, without the sign of zero. */
const rounded = (v: Vector) => v.map((x) => Math.round(x * 1e6) / 1e6 + 0);

test('a quarter turn about each axis takes the next axis to the one after', () => {
  expect(rounded(rotate(aboutX(90), [0, 1, 0]))).toEqual(rounded([0, 0, 1]));
  expect(rounded(rotate(aboutY(90), [0, 0, 1]))).toEqual(rounded([1, 0, 0]));
  expect(rounded(rotate(aboutZ(90), [1, 0, 0]))).toEqual(rounded([0, 1, 0]));
});

test('in a product the last rotation is applied first', () => {
  expect(rounded(rotate(compose(aboutY(90), aboutX(90)), [0, 1, 0]))).toEqual(rounded([1, 0, 0]));
});

test('a rotation keeps lengths, and its transpose takes it back', () => {
  fc.assert(
    fc.property(rotation, vector, (m, v) => {
      expect(length(rotate(m, v))).toBeCloseTo(length(v), 6);
      expect(rounded(rotate(transpose(m), rotate(m, v)))).toEqual(rounded(v));
    }),
  );
});

test('a point placed by a frame is found again in it', () => {
  fc.assert(
    fc.property(rotation, vector, vector, (m, offset, point) => {
      const frame = childFrame(childFrame(WORLD, offset, m), [1, 2, 3], m);
      expect(rounded(localize(frame, place(frame, point)))).toEqual(rounded(point));
    }),
  );
});

test('the cross product stands upright on both, and nothing along an axis is left across it', () => {
  fc.assert(
    fc.property(vector, vector, (a, b) => {
      const [u, v] = [unit(a), unit(b)];
      const slack = length(u) < 0.5 ? 1e-9 : 1e-12;
      expect(Math.abs(dot(cross(u, v), u))).toBeLessThan(slack);
      expect(Math.abs(dot(cross(u, v), v))).toBeLessThan(slack);
      expect(Math.abs(dot(across(v, u), u))).toBeLessThan(slack);
    }),
  );
});
