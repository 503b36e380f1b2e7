import { itemAt } from '../math/item-at.ts';
import { bothSides, type Side } from '../pose/side.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { depthInFloor, liftShare } from './clear-floor.ts';
import { keyframePose } from './keyframe-pose.ts';
import type { MotionPlan } from './motion-plan.ts';
import { poseBetween } from './pose-at.ts';
import { withSegment } from './with-segment.ts';
import { roundTo } from './round-to.ts';

const INSTANTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** Centimetres: less is not worth a lift, more looks like a step. */
const LEAST = 0.3;
const MOST = 9;
/** The lift changes where the foot is deepest, so it is measured again. */
const ROUNDS = 2;

/** The plan with free feet lifted over the floor on the way from keyframe `i`. */
export function liftFeet(plan: MotionPlan, i: number): MotionPlan {
  let lifted = plan;
  for (let round = 0; round < ROUNDS; round++) {
    const current = itemAt(lifted.segments, i);
    const more = bothSides((side) => missing(lifted, i, side));
    if (more.left + more.right === 0) break;
    const lift = bothSides((side) => roundTo(2, Math.min(MOST, current.lift[side] + more[side])));
    lifted = withSegment(lifted, i, { ...current, lift });
  }
  return lifted;
}

/** Centimetres by which a free foot has to be lifted half-way, against how it stands at both ends. */
function missing(plan: MotionPlan, i: number, side: Side): number {
  const next = (i + 1) % plan.times.length;
  if (itemAt(plan.footings, i)[side] && itemAt(plan.footings, next)[side]) return 0;
  const depth = (k: number) => depthInFloor(forwardKinematics(keyframePose(plan, k)), side);
  const atEnds = Math.max(0, depth(i), depth(next));
  const most = Math.max(
    ...INSTANTS.map((t) => {
      const deep = depthInFloor(forwardKinematics(poseBetween(plan, i, t)), side) - atEnds;
      return deep / (liftShare(t) + 0.25);
    }),
  );
  return most > LEAST ? most : 0;
}
