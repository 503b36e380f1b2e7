import { itemAt } from '../math/item-at.ts';
import type { Pose } from '../pose/pose.ts';
import { bothSides, type Side } from '../pose/side.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { depthInFloor } from './clear-floor.ts';
import { keyframePose } from './keyframe-pose.ts';
import type { MotionPlan, Segment } from './motion-plan.ts';
import { poseBetween } from './pose-at.ts';
import { withSegment } from './with-segment.ts';
import { roundTo } from './round-to.ts';

const DECIMALS = 3;
const INSTANTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** Centimetres that a foot must be deeper in the floor than at both ends to be lifted. */
const LEAST = 0.3;

export function liftFeet(plan: MotionPlan, i: number): MotionPlan {
  const lift = bothSides((side) => liftOf(plan, i, side));
  return withSegment(plan, i, { ...itemAt(plan.segments, i), lift });
}

function liftOf(plan: MotionPlan, i: number, side: Side): Segment['lift'][Side] {
  const next = (i + 1) % plan.times.length;
  if (itemAt(plan.footings, i)[side] && itemAt(plan.footings, next)[side]) return null;
  const depthOf = (pose: Pose) => Math.max(0, depthInFloor(forwardKinematics(pose), side));
  const [from, to] = [depthOf(keyframePose(plan, i)), depthOf(keyframePose(plan, next))];
  const deepest = Math.max(...INSTANTS.map((along) => depthOf(poseBetween(plan, i, along))));
  if (deepest < Math.max(from, to) + LEAST) return null;
  return [roundTo(DECIMALS, from), roundTo(DECIMALS, to)];
}
