import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mirrorPose } from '../live/mirror-pose.ts';
import { seatedPose } from '../skeleton/base-poses.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { pupilsOn } from './gaze.ts';

const turned = (rot: number, flex = 0) =>
  forwardKinematics({ ...seatedPose(), 'neck.rot': rot, 'neck.flex': flex });
const AHEAD = [0, 118, 320] as const;

test('without anything to look at, eyes look where the head does', () => {
  expect(pupilsOn(turned(30), undefined)).toEqual([0, 0]);
});

test('eyes that rest on a point ahead stay there while the head turns and nods', () => {
  const [straight] = pupilsOn(turned(0), AHEAD);
  expect(straight).toBeCloseTo(0, 2);
  expect(pupilsOn(turned(20), AHEAD)[0]).toBeLessThan(-0.2);
  expect(pupilsOn(turned(-20), AHEAD)[0]).toBeGreaterThan(0.2);
  expect(pupilsOn(turned(0, 15), AHEAD)[1]).toBeGreaterThan(0.1);
});

test('a pose turns the eyes in the head, and what they rest on goes before', () => {
  const aside = forwardKinematics({ ...seatedPose(), 'eyes.rot': 15, 'eyes.up': -12.5 });
  expect(pupilsOn(aside, undefined)).toEqual([0.28, -0.2]);
  expect(pupilsOn(aside, AHEAD)).toEqual(pupilsOn(turned(0), AHEAD));
});

test('in a mirror the eyes turn to the other side, and up stays up', () => {
  const pose = { ...seatedPose(), 'eyes.rot': 15, 'eyes.up': 10 };
  const [left, up] = pupilsOn(forwardKinematics(pose), undefined);
  expect(pupilsOn(forwardKinematics(mirrorPose(pose)), undefined)).toEqual([-left, up]);
});

test('eyes follow a thumb', () => {
  const arm = { ...seatedPose(), 'L.shoulder.flex': 80, 'L.elbow.flex': 0 };
  const beside = { ...arm, 'L.shoulder.flex': 0, 'L.shoulder.abd': 80 };
  const [ahead] = pupilsOn(forwardKinematics(arm), 'L.thumbTip');
  const [left] = pupilsOn(forwardKinematics(beside), 'L.thumbTip');
  expect(left).toBeGreaterThan(ahead);
});

test('wherever they look, pupils stay between the lids', () => {
  const far = fc.double({ min: -400, max: 400, noNaN: true });
  fc.assert(
    fc.property(far, far, far, (x, y, z) => {
      const [left, up] = pupilsOn(turned(10), [x, y, z]);
      expect(Math.abs(left)).toBeLessThanOrEqual(0.56);
      expect(Math.abs(up)).toBeLessThanOrEqual(0.4);
    }),
  );
});
