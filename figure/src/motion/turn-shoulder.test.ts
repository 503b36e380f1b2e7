import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angleBetween } from '../math/quaternion.ts';
import { withSide, type Pose } from '../pose/pose.ts';
import { SIDES } from '../pose/side.ts';
import { basePose } from '../scene/place.ts';
import { shoulderTurn, turnStraight } from './turn-shoulder.ts';

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const shoulder = fc.record({
  'shoulder.flex': degrees(170),
  'shoulder.abd': degrees(80),
  'shoulder.rot': degrees(80),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
const base = basePose('standing');

test.each(SIDES)(
  'a %s shoulder that turns straight goes the shortest way, at an even pace',
  (side) => {
    fc.assert(
      fc.property(shoulder, shoulder, share, (from, to, t) => {
        const ends: [Pose, Pose] = [withSide(base, side, from), withSide(base, side, to)];
        const [start, end] = [shoulderTurn(ends[0], side), shoulderTurn(ends[1], side)];
        const all = angleBetween(start, end);
        fc.pre(all > 1 && all < 170);
        const between = shoulderTurn(turnStraight(base, side, ends, t), side);
        expect(angleBetween(start, between)).toBeCloseTo(all * t, 1);
        expect(angleBetween(between, end)).toBeCloseTo(all * (1 - t), 1);
      }),
    );
  },
);
