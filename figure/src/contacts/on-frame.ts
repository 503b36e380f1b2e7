import { direct, place, type Frame } from '../math/frame.ts';
import { unit, type Vector } from '../math/vector.ts';
import type { Side } from '../pose/side.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import type { Contact } from './contact.ts';

/** `along` is the fraction of the segment. */
export type MakeContact = (k: Skeleton, side: Side, along: number) => Contact;

/** A contact given in a bone's frame for the left side; for the right side X is mirrored. */
export function onFrame(
  frame: Frame,
  side: Side,
  point: Vector,
  normal: Vector,
  fingers: Vector,
): Contact {
  const out = side === 'left' ? 1 : -1;
  const at = place(frame, [out * point[0], point[1], point[2]]);
  return around(frame, side, at, normal, fingers);
}

export function around(
  frame: Frame,
  side: Side,
  point: Vector,
  normal: Vector,
  fingers: Vector,
): Contact {
  const out = side === 'left' ? 1 : -1;
  const mirrored = (v: Vector) => unit(direct(frame, [out * v[0], v[1], v[2]]));
  return {
    point,
    normal: mirrored(normal),
    fingers: mirrored(fingers),
  };
}
