import { HANGING_ARM, STILL, withSide, type Pose } from '../pose/pose.ts';
import type { LimbMovement } from '../pose/range-of-motion.ts';
import { SIDES } from '../pose/side.ts';
import { ANKLE_HEIGHT, SHANK, THIGH } from './proportions.ts';

export function standingPose(): Pose {
  const pose: Pose = { ...STILL, 'pelvis.up': ANKLE_HEIGHT + SHANK + THIGH - 0.1 };
  return everySide(pose, {
    ...HANGING_ARM,
    'hip.abd': 3,
    'hip.rot': -6,
  });
}

export function seatedPose(): Pose {
  const pose: Pose = { ...STILL, 'pelvis.up': ANKLE_HEIGHT + SHANK + 1.6 };
  return everySide(pose, {
    ...HANGING_ARM,
    'shoulder.flex': 14,
    'elbow.flex': 58,
    'forearm.sup': -70,
    'hip.flex': 88,
    'hip.abd': 5,
    'knee.flex': 88,
  });
}

function everySide(pose: Pose, changes: Partial<Record<LimbMovement, number>>): Pose {
  return SIDES.reduce((before, side) => withSide(before, side, changes), pose);
}
