import type { Exception } from '../motion/motion.ts';
import { JOINT_MOVEMENTS, type Pose } from '../pose/pose.ts';
import { AXIAL_RANGES, SIDED_RANGES, type Range } from '../pose/range-of-motion.ts';

/** Degrees, for rounding. */
const TOLERANCE = 1;

/** A sentence for every joint outside its range or its exception in the motion. */
export function outOfRange(pose: Pose, exceptions: readonly Exception[] = []): string[] {
  return JOINT_MOVEMENTS.flatMap((movement) => {
    const value = measured(pose, movement);
    const [least, greatest] = widened(rangeOf(movement), movement, exceptions);
    if (value >= least - TOLERANCE && value <= greatest + TOLERANCE) return [];
    return [`${movement} is ${value.toFixed(0)}, beyond ${least} to ${greatest}`];
  });
}

function rangeOf(movement: (typeof JOINT_MOVEMENTS)[number]): Range {
  return isAxial(movement)
    ? AXIAL_RANGES[movement]
    : SIDED_RANGES[movement.slice(2) as keyof typeof SIDED_RANGES];
}

function isAxial(movement: string): movement is keyof typeof AXIAL_RANGES {
  return movement in AXIAL_RANGES;
}

/** The angle to compare: a tilted pelvis flexes the hip, and the big toe moves with the other toes. */
function measured(pose: Pose, movement: (typeof JOINT_MOVEMENTS)[number]): number {
  if (movement === 'L.hip.flex' || movement === 'R.hip.flex') {
    return pose[movement] + pose['pelvis.tilt'];
  }
  if (movement === 'L.toes.big') return pose[movement] + pose['L.toes.mtp'];
  if (movement === 'R.toes.big') return pose[movement] + pose['R.toes.mtp'];
  return pose[movement];
}

function widened(range: Range, movement: string, exceptions: readonly Exception[]): Range {
  const limits = exceptions.filter((e) => e.movement === movement).map((e) => e.limit);
  return [Math.min(range[0], ...limits), Math.max(range[1], ...limits)];
}
