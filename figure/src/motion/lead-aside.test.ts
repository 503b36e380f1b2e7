import { expect, test } from 'vitest';
import { subtract } from '../math/vector.ts';
import { sided } from '../pose/pose.ts';
import { SIDES, outward } from '../pose/side.ts';
import { basePose } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { leadAside } from './lead-aside.ts';

const pose = basePose('seated');
const still = { angles: [0, 0, 0], wrist: [0, 0, 0], peak: 0.5 } as const;

test.each(SIDES)(
  'a detour of the %s wrist is widest at its peak, and none at both ends',
  (side) => {
    const detour = { ...still, wrist: [4, 6, 3], peak: 0.7 } as const;
    const { wrist } = forwardKinematics(pose).arms[side];
    const wayAt = (share: number) =>
      subtract(forwardKinematics(leadAside(pose, side, detour, share)).arms[side].wrist, wrist);
    const [across, up, forward] = wayAt(0.7);
    expect(across * outward(side)).toBeCloseTo(4, 1);
    expect(up).toBeCloseTo(6, 1);
    expect(forward).toBeCloseTo(3, 1);
    expect([leadAside(pose, side, detour, 0), leadAside(pose, side, detour, 1)]).toEqual([
      pose,
      pose,
    ]);
    expect(wayAt(0.3)[1]).toBeGreaterThan(0);
    expect(wayAt(0.3)[1]).toBeLessThan(wayAt(0.6)[1]);
    expect(wayAt(0.95)[1]).toBeLessThan(wayAt(0.7)[1]);
  },
);

test('a detour of angles turns shoulder and elbow, and no elbow closes further than it can', () => {
  const led = leadAside(pose, 'left', { ...still, angles: [20, 10, 120] }, 0.5);
  const change = (movement: 'shoulder.abd' | 'shoulder.flex') =>
    led[sided('left', movement)] - pose[sided('left', movement)];
  expect(change('shoulder.abd')).toBeCloseTo(20, 6);
  expect(change('shoulder.flex')).toBeCloseTo(10, 6);
  expect(led['L.elbow.flex']).toBe(150);
});
