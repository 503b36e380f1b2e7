import type { Pose } from '../pose/pose.ts';
import { bothSides, type Pair } from '../pose/side.ts';
import { placeArm, type ArmBones } from './arm-bones.ts';
import { placeLeg, type LegBones } from './leg-bones.ts';
import { placeSpine, type SpineBones } from './spine-bones.ts';

/** Centimetres, floor at Y = 0. */
export type Skeleton = SpineBones & {
  readonly arms: Pair<ArmBones>;
  readonly legs: Pair<LegBones>;
  /** Degrees by which the eyes are turned in the head: to the figure's left, and up. */
  readonly eyes: readonly [left: number, up: number];
};

export function forwardKinematics(pose: Pose): Skeleton {
  const spine = placeSpine(pose);
  return {
    ...spine,
    arms: bothSides((side) => placeArm(pose, spine.upperThorax, side)),
    legs: bothSides((side) => placeLeg(pose, spine.pelvis, side)),
    eyes: [pose['eyes.rot'], pose['eyes.up']],
  };
}
