import { bodyDistance, FAR, type IndexedCluster } from './cluster.ts';
import { mix, type Vector } from '../math/vector.ts';
import { FINGERS } from '../pose/range-of-motion.ts';
import type { ArmBones } from '../skeleton/arm-bones.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';

export function armCentreLine(arm: ArmBones): Vector[] {
  const { hand, elbow, wrist } = arm;
  const forearm = [0.3, 0.5, 0.7, 0.85, 1].map((t) => mix(elbow, wrist, t));
  const fingers = FINGERS.flatMap((name) => {
    const [a, b, c, d] = hand.fingers[name].joints;
    return [mix(hand.carpal[name], a, 0.5), a, mix(a, b, 0.5), b, c, d];
  });
  return [...forearm, ...fingers, ...hand.thumb.joints];
}

export function legCentreLine(leg: LegBones): Vector[] {
  const shank = [0.35, 0.6, 0.8, 1].map((t) => mix(leg.knee, leg.ankle, t));
  return [...shank, leg.toeHinge.origin, leg.bigToeHinge.origin];
}

/** Depth of the deepest point inside the clusters: centimetres, 0 when all are outside. */
export function depthInside(
  clusters: readonly IndexedCluster[],
  points: readonly Vector[],
): number {
  const nearest = { cluster: -1, branch: 0 };
  const least = points.reduce(
    (d, [x, y, z]) => Math.min(d, bodyDistance(clusters, x, y, z, nearest)),
    FAR,
  );
  return Math.max(0, -least);
}
