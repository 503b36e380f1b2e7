import { expect, test } from 'vitest';
import { poseAt } from '../motion/pose-at.ts';
import { landmarkPoint, type Landmark } from '../skeleton/landmarks.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { mirrorPose, otherSide } from './mirror-pose.ts';
import { sampleStage } from './test/sample-stage.ts';

const LANDMARKS: readonly Landmark[] = [
  'crown',
  'nose',
  'chest',
  'L.elbow',
  'R.wrist',
  'L.indexTip',
  'R.thumbTip',
  'L.knee',
  'R.toe',
];
const pose = poseAt(sampleStage('assisted-tilt').figure.plan, 0.7);

test('in a mirror every place of the body is where its other side was, on the other side of the room', () => {
  const [own, mirrored] = [forwardKinematics(pose), forwardKinematics(mirrorPose(pose))];
  for (const landmark of LANDMARKS) {
    const [x, y, z] = landmarkPoint(own, landmark);
    const [mx, my, mz] = landmarkPoint(mirrored, otherSide(landmark));
    expect([mx, my, mz].map((v) => v.toFixed(6))).toEqual([-x, y, z].map((v) => v.toFixed(6)));
  }
});

test('mirrored twice it is the same pose', () => {
  expect(mirrorPose(mirrorPose(pose))).toEqual(pose);
  expect(mirrorPose(pose)).not.toEqual(pose);
});
