import { expect, test } from 'vitest';
import { withSide } from '../pose/pose.ts';
import { SIDES } from '../pose/side.ts';
import { basePose } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { clearFloor, depthInFloor } from './clear-floor.ts';

const standing = basePose('standing');

test.each(SIDES)('a %s foot that points through the floor is lifted out of it', (side) => {
  const low = withSide(standing, side, { 'knee.flex': 12, 'ankle.dorsi': -30 });
  const deep = depthInFloor(forwardKinematics(low), side);
  const cleared = depthInFloor(forwardKinematics(clearFloor(low, side, 0)), side);
  expect(deep).toBeGreaterThan(3);
  expect(cleared).toBeLessThan(0.6);
});

test('a foot above the floor, or as deep in it as it may be, stays as it is', () => {
  const high = withSide(standing, 'left', { 'hip.flex': 40, 'knee.flex': 60 });
  expect(clearFloor(high, 'left', 0)).toBe(high);
  const low = withSide(standing, 'left', { 'ankle.dorsi': -30 });
  expect(clearFloor(low, 'left', 20)).toBe(low);
});

test('the lift sets in softly: a foot a hair too deep moves less than a hair', () => {
  const touching = withSide(standing, 'left', { 'ankle.dorsi': -10 });
  const deep = depthInFloor(forwardKinematics(touching), 'left');
  const ankle = (allowed: number) =>
    forwardKinematics(clearFloor(touching, 'left', allowed)).legs.left.ankle[1];
  expect(ankle(deep - 0.05) - ankle(deep)).toBeLessThan(0.05);
});
