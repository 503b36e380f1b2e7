import { aboutY, rotate, toDegrees, transpose } from '../math/rotation.ts';
import { clamp, UP, type Vector } from '../math/vector.ts';
import { withSide, type Pose } from '../pose/pose.ts';
import { outward, type Side } from '../pose/side.ts';
import { SHANK, THIGH } from '../skeleton/proportions.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { ballAngles, hingeAngle, upperBoneAxes } from './ball-joint.ts';
import { bendTwoBones } from './two-bones.ts';

const MIN_ANKLE_DISTANCE = 12;

/** The pose with an ankle at `ankle` (centimetres, world) and the knee towards `kneePole` (world). */
export function reachLeg(pose: Pose, side: Side, ankle: Vector, kneePole: Vector): Pose {
  const leg = forwardKinematics(pose).legs[side];
  const limb = bendTwoBones(leg.hip, ankle, [THIGH, SHANK], kneePole, MIN_ANKLE_DISTANCE);
  const joints = [leg.hip, limb.middle, limb.end] as const;
  const bone = upperBoneAxes(joints, -1, kneePole);
  const [angles] = ballAngles(aboutY(pose['pelvis.yaw']), bone, leg.out);
  return withSide(pose, side, {
    'hip.flex': angles.flex,
    'hip.abd': angles.abd,
    'hip.rot': angles.rot,
    'knee.flex': hingeAngle(...joints),
  });
}

export function levelFoot(pose: Pose, side: Side): Pose {
  const shank = forwardKinematics(pose).legs[side].shank.rotation;
  const up = rotate(transpose(shank), UP);
  return withSide(pose, side, {
    'ankle.inv': outward(side) * toDegrees(Math.asin(clamp(up[0], -1, 1))),
    'ankle.dorsi': -toDegrees(Math.atan2(up[2], up[1])),
  });
}
