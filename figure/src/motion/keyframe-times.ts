import { itemAt } from '../math/item-at.ts';
import { place } from '../math/frame.ts';
import { distance, type Vector } from '../math/vector.ts';
import { SIDES } from '../pose/side.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';

/** Least length that a way counts as: a share of the mean way, and centimetres. */
const LEAST_SHARE = 0.55;
const LEAST_WAY = 0.5;

/**
 * Times of the keyframes, from 0: a segment lasts in proportion to the furthest way of head, hands, elbows,
 * knees or feet. A closed motion has time left for the way from the last to the first; otherwise the last is at
 * 1. Rounded to a hundred-thousandth.
 */
export function keyframeTimes(skeletons: readonly Skeleton[], closed: boolean): number[] {
  const targets = closed ? [...skeletons.slice(1), ...skeletons.slice(0, 1)] : skeletons.slice(1);
  const ways = targets.map((target, i) =>
    Math.max(LEAST_WAY, furthestWay(itemAt(skeletons, i), target)),
  );
  const mean = ways.reduce((sum, way) => sum + way, 0) / Math.max(1, ways.length);
  const shares = ways.map((way) => Math.max(way, mean * LEAST_SHARE));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let passed = 0;
  const reached = shares.map((share) => {
    passed += share / total;
    return Math.round(passed * 1e5) / 1e5;
  });
  return [0, ...reached].slice(0, skeletons.length);
}

/** Points whose ways tell the length of a movement, by name. */
export function trackedSpots(k: Skeleton): Readonly<Record<string, Vector>> {
  const limbs = SIDES.flatMap((side): [name: string, spot: Vector][] => {
    const { elbow, wrist, hand } = k.arms[side];
    const { knee, ankle, toeHinge } = k.legs[side];
    return [
      [`${side} elbow`, elbow],
      [`${side} wrist`, wrist],
      [`${side} fingertip`, hand.fingers.middle.joints[3]],
      [`${side} thumb`, hand.thumb.joints[3]],
      [`${side} knee`, knee],
      [`${side} ankle`, ankle],
      [`${side} toe`, toeHinge.origin],
    ];
  });
  const head = place(k.head, [0, 10, 10]);
  return { pelvis: k.pelvis.origin, head, ...Object.fromEntries(limbs) };
}

/** Centimetres. */
export function furthestWay(from: Skeleton, to: Skeleton): number {
  const targets = trackedSpots(to);
  const ways = Object.entries(trackedSpots(from)).map(([name, spot]) =>
    distance(spot, targets[name] ?? spot),
  );
  return Math.max(...ways);
}
