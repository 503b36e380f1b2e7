import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angleBetween, slerp, toQuaternion, toRotation } from './quaternion.ts';
import { aboutX, aboutY, aboutZ, compose } from './rotation.ts';

const degrees = fc.double({ min: -180, max: 180, noNaN: true });
const rotation = fc
  .tuple(degrees, degrees, degrees)
  .map(([x, y, z]) => compose(aboutX(x), aboutY(y), aboutZ(z)));
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('a rotation is the same after the way through a quaternion', () => {
  fc.assert(
    fc.property(rotation, (m) => {
      const back = toRotation(toQuaternion(m));
      for (const [i, value] of m.entries()) expect(back[i]).toBeCloseTo(value, 9);
    }),
  );
});

test('half-turns about each axis, which a quaternion finds hardest, come back too', () => {
  for (const m of [aboutX(180), aboutY(180), aboutZ(180)]) {
    const back = toRotation(toQuaternion(m));
    for (const [i, value] of m.entries()) expect(back[i]).toBeCloseTo(value, 9);
  }
});

test('a turn from one rotation to another goes the shortest way at an even pace', () => {
  fc.assert(
    fc.property(rotation, rotation, share, (a, b, t) => {
      const between = toRotation(slerp(toQuaternion(a), toQuaternion(b), t));
      const all = angleBetween(a, b);
      fc.pre(all > 0.1 && all < 179);
      expect(angleBetween(a, between)).toBeCloseTo(all * t, 3);
      expect(angleBetween(between, b)).toBeCloseTo(all * (1 - t), 3);
    }),
  );
});
