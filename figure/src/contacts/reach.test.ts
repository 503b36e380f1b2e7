import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, dot, type Vector } from '../math/vector.ts';
import { direct } from '../math/frame.ts';
import { mixPoses } from '../pose/pose.ts';
import { seatedPose, standingPose } from '../skeleton/base-poses.ts';
import { SIDES } from '../pose/side.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { aimHand } from './aim-hand.ts';
import { reachArm } from './reach-arm.ts';
import { levelFoot, reachLeg } from './reach-leg.ts';

const side = fc.constantFrom(...SIDES);
const within = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });

describe('an arm', () => {
  test('puts the wrist on any target within its reach', () => {
    const target = fc.tuple(within(-20, 20), within(-30, 25), within(22, 42));
    fc.assert(
      fc.property(side, target, (side, [x, y, z]) => {
        const { shoulder } = forwardKinematics(standingPose()).arms[side];
        const wanted: Vector = [shoulder[0] + x, shoulder[1] + y, shoulder[2] + z];
        if (distance(shoulder, wanted) > 48) return;
        const pose = reachArm(standingPose(), side, wanted, [0.4, -0.9, -0.3]);
        expect(distance(forwardKinematics(pose).arms[side].wrist, wanted)).toBeLessThan(0.5);
      }),
    );
  });

  test('points at a target out of reach without stretching', () => {
    const { shoulder } = forwardKinematics(standingPose()).arms.left;
    const far: Vector = [shoulder[0], shoulder[1], 300];
    const { arms } = forwardKinematics(reachArm(standingPose(), 'left', far, [0, -1, 0]));
    const arm = arms.left;
    expect(distance(arm.shoulder, arm.elbow)).toBeCloseTo(29.5, 6);
    expect(distance(arm.elbow, arm.wrist)).toBeCloseTo(25.2, 6);
    expect(arm.wrist[2]).toBeGreaterThan(arm.shoulder[2] + 50);
  });

  test('takes the elbow to where the pole points', () => {
    const target: Vector = [16, 120, 30];
    const elbow = (pole: Vector) =>
      forwardKinematics(reachArm(standingPose(), 'left', target, pole)).arms.left.elbow;
    expect(elbow([1, 0, 0])[0]).toBeGreaterThan(elbow([0, -1, 0])[0] + 8);
  });

  test('turns the palm down on a desk', () => {
    const pose = reachArm(seatedPose(), 'right', [-16, 74, 34], [0.4, -0.9, -0.3]);
    const aimed = aimHand(pose, 'right', { fingers: [0.2, 0, 1], palm: [0, -1, 0] });
    const { hand } = forwardKinematics(aimed).arms.right;
    expect(dot(direct(hand.frame, [1, 0, 0]), [0, -1, 0])).toBeGreaterThan(0.95);
  });
});

describe('a leg', () => {
  test('keeps the sole where it stands, however the pelvis moves', () => {
    const shift = fc.tuple(within(-6, 6), within(-20, -1), within(-12, 12));
    fc.assert(
      fc.property(side, shift, within(-30, 30), (side, [x, y, z], yaw) => {
        const planted = forwardKinematics(standingPose()).legs[side].ankle;
        const moved = {
          ...standingPose(),
          'pelvis.left': x,
          'pelvis.up': standingPose()['pelvis.up'] + y,
          'pelvis.fwd': z,
          'pelvis.yaw': yaw,
        };
        const pose = levelFoot(reachLeg(moved, side, planted, [0, 0.2, 1]), side);
        const { ankle, foot } = forwardKinematics(pose).legs[side];
        if (distance(forwardKinematics(moved).legs[side].hip, planted) > 81) return;
        expect(distance(ankle, planted)).toBeLessThan(0.1);
        expect(foot.rotation[4]).toBeCloseTo(1, 6);
      }),
    );
  });
});

test('halfway between two poses every angle is halfway', () => {
  const middle = mixPoses(standingPose(), seatedPose(), 0.5);
  expect(middle['L.hip.flex']).toBeCloseTo(44, 9);
  expect(mixPoses(standingPose(), seatedPose(), 0)).toEqual(standingPose());
});
