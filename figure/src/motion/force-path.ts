import { add, across, cross, scale, unit, UP, type Vector } from '../math/vector.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { pressLength, twistRadius } from './frame-motion.ts';
import type { ArrowSpec, ForceArrow, Motion, PressArrow, TwistArrow } from './motion.ts';

/** Radians on either side of the arc's middle: open enough to show its direction. */
const HALF_ARC = (Math.PI * 2) / 3;

/** A force's arrow stays in place; others follow a way. */
export function isForce(spec: ArrowSpec): spec is ForceArrow {
  return 'press' in spec || 'twist' in spec;
}

export function forceFrames(
  { from, to }: Pick<ForceArrow, 'from' | 'to'>,
  frames: number,
): readonly [first: number, last: number] {
  return [from ?? frames - 1, to ?? frames - 1];
}

/** A point of a force's arrow in the room, in centimetres: its tail at a share of 0, its tip at 1. */
export function forcePoint(
  motion: Pick<Motion, 'view'>,
  spec: ForceArrow,
  skeleton: Skeleton,
  share: number,
): Vector {
  return 'press' in spec
    ? pressPoint(motion, spec, skeleton, share)
    : twistPoint(motion, spec, skeleton, share);
}

function pressPoint(
  motion: Pick<Motion, 'view'>,
  { press, towards, offset = 4 }: PressArrow,
  skeleton: Skeleton,
  share: number,
): Vector {
  const cm = offset + pressLength(motion) * share;
  return add(landmarkPoint(skeleton, press), scale(unit(towards), cm));
}

/** The middle of the arc is its highest point, or the foremost around an upright axis. */
function twistPoint(
  motion: Pick<Motion, 'view'>,
  { twist, about, radius = twistRadius(motion), offset = 0 }: TwistArrow,
  skeleton: Skeleton,
  share: number,
): Vector {
  const axis = unit(about);
  const isUpright = Math.abs(axis[1]) > 0.7;
  const middle = unit(across(isUpright ? [0, 0, 1] : UP, axis));
  const angle = HALF_ARC * (2 * share - 1);
  const outwards = add(scale(middle, Math.cos(angle)), scale(cross(axis, middle), Math.sin(angle)));
  const centre = add(landmarkPoint(skeleton, twist), scale(axis, offset));
  return add(centre, scale(outwards, radius));
}
