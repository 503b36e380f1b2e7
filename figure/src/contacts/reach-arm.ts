import { rotate } from '../math/rotation.ts';
import type { Vector } from '../math/vector.ts';
import { sided, withSide, type Pose } from '../pose/pose.ts';
import { SIDED_RANGES, type LimbMovement } from '../pose/range-of-motion.ts';
import type { Side } from '../pose/side.ts';
import { placeArm } from '../skeleton/arm-bones.ts';
import { FOREARM, UPPER_ARM } from '../skeleton/proportions.ts';
import { placeSpine } from '../skeleton/spine-bones.ts';
import { ballAngles, hingeAngle, upperBoneAxes, type BallAngles } from './ball-joint.ts';
import { bendTwoBones } from './two-bones.ts';

/** Iterations: the shoulder girdle rises with the arm, so the shoulder moves while the arm is solved. */
const GIRDLE_STEPS = 4;
/** Centimetres from shoulder to wrist with the elbow fully bent. */
const MIN_WRIST_DISTANCE = 14.9;

/**
 * The pose with a wrist at `target` (centimetres, world) and the elbow towards `elbowPole`, a direction in the
 * trunk's frame with X away from the middle.
 */
export function reachArm(pose: Pose, side: Side, target: Vector, elbowPole: Vector): Pose {
  const { upperThorax } = placeSpine(pose);
  let solved = pose;
  for (let step = 0; step < GIRDLE_STEPS; step++) {
    const arm = placeArm(solved, upperThorax, side);
    const [x, y, z] = elbowPole;
    const pole = rotate(arm.socket.rotation, [arm.out * x, y, z]);
    const limb = bendTwoBones(arm.shoulder, target, [UPPER_ARM, FOREARM], pole, MIN_WRIST_DISTANCE);
    const joints = [arm.shoulder, limb.middle, limb.end] as const;
    const forward = rotate(arm.socket.rotation, [0, 0, 1]);
    const bone = upperBoneAxes(joints, 1, forward);
    const angles = likelier(ballAngles(arm.socket.rotation, bone, arm.out));
    solved = withSide(solved, side, {
      'shoulder.flex': angles.flex,
      'shoulder.abd': angles.abd,
      'shoulder.rot': angles.rot,
      'elbow.flex': hingeAngle(...joints),
    });
  }
  return solved;
}

function likelier([a, b]: readonly [BallAngles, BallAngles]): BallAngles {
  return excess(b) + 1 < excess(a) ? b : a;
}

function excess({ flex, abd, rot }: BallAngles): number {
  return over('shoulder.flex', flex) + over('shoulder.abd', abd) + over('shoulder.rot', rot);
}

/** Degrees, over the shoulder's three movements. */
export function shoulderExcess(pose: Pose, side: Side): number {
  return excess({
    flex: pose[sided(side, 'shoulder.flex')],
    abd: pose[sided(side, 'shoulder.abd')],
    rot: pose[sided(side, 'shoulder.rot')],
  });
}

function over(movement: LimbMovement, value: number): number {
  const [least, greatest] = SIDED_RANGES[movement];
  return Math.max(0, least - value, value - greatest);
}
