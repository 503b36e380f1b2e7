import { place } from '../math/frame.ts';
import { distance, type Vector } from '../math/vector.ts';
import { SIDES } from '../pose/side.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';

/** A way takes at least this share of the mean one, and counts as at least so many centimetres. */
const LEAST_SHARE = 0.55;
const LEAST_WAY = 0.5;

/**
 * When each keyframe is reached, from 0 on: a way lasts as long as the furthest that head, hands, elbows,
 * knees or feet go on it. A closed motion keeps time for the way from the last to the first; otherwise
 * the last is reached at 1. Rounded to a hundred-thousandth.
 */
export function keyframeTimes(skeletons: readonly Skeleton[], closed: boolean): number[] {
  const spots = skeletons.map(furthestSpots);
  const targets = closed ? [...spots.slice(1), ...spots.slice(0, 1)] : spots.slice(1);
  const ways = targets.map((target, i) =>
    Math.max(LEAST_WAY, ...target.map((spot, k) => distance(spot, spots[i]?.[k] ?? spot))),
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

/** Ends of the body, and the joints between, whose ways tell how long a movement is. */
export function furthestSpots(k: Skeleton): Vector[] {
  return [
    k.pelvis.origin,
    place(k.head, [0, 10, 10]),
    ...SIDES.flatMap((side) => {
      const { elbow, wrist, hand } = k.arms[side];
      const { knee, ankle, toeHinge } = k.legs[side];
      const { fingers, thumb } = hand;
      const arm = [elbow, wrist, fingers.middle.joints[3], thumb.joints[3]];
      return arm.concat([knee, ankle, toeHinge.origin]);
    }),
  ];
}
