import { restingOrder } from '../contacts/resting-order.ts';
import { itemAt } from '../math/item-at.ts';
import { clamp, distance, mix } from '../math/vector.ts';
import type { Pose } from '../pose/pose.ts';
import { SIDES, type Side } from '../pose/side.ts';
import { clearFloor } from './clear-floor.ts';
import { anglesAlong, keyframePose } from './keyframe-pose.ts';
import { leadAside } from './lead-aside.ts';
import { duration, shareDone } from './monotone-curve.ts';
import type { MotionPlan } from './motion-plan.ts';
import { plantFoot, type Footing } from './plant-foot.ts';
import { restHand } from './rest-hand.ts';
import { turnStraight } from './turn-shoulder.ts';

/** A foot that steps is lifted by this share of its way, up to so many centimetres. */
const STEP_LIFT = { share: 0.35, most: 7 };

/**
 * The pose at a time from 0 (the first keyframe) to 1 (the last, or in a closed plan the first again). By
 * closed formulas only: continuous in time, and equally cheap for all frames.
 */
export function poseAt(plan: MotionPlan, time: number): Pose {
  const last = plan.segments.length - 1;
  if (last < 0) return keyframePose(plan, 0);
  const at = clamp(time, 0, 1);
  const later = plan.times.findIndex((start, i) => i > 0 && at < start);
  const i = later === -1 ? last : later - 1;
  return poseBetween(plan, i, (at - itemAt(plan.times, i)) / duration(plan, i));
}

/** The pose from keyframe `i` to the next, `along` from 0 to 1 in time. */
export function poseBetween(plan: MotionPlan, i: number, along: number): Pose {
  const { hands, straight, aside } = itemAt(plan.segments, i);
  const share = shareDone(plan, i, along);
  let pose = anglesAlong(plan, i, along);
  for (const side of SIDES) {
    if (straight[side]) pose = turnStraight(pose, side, ends(plan, i), share);
    const detour = aside[side];
    if (detour !== null) pose = leadAside(pose, side, detour, share);
  }
  for (const side of SIDES) pose = standOrClear(plan, pose, i, side, share);
  const keys = { left: hands.left?.keys[0] ?? null, right: hands.right?.keys[0] ?? null };
  for (const side of restingOrder(keys)) {
    const hand = hands[side];
    if (hand !== null) pose = restHand(pose, side, plan.base, hand, share);
  }
  return pose;
}

function ends(plan: MotionPlan, i: number): readonly [Pose, Pose] {
  return [keyframePose(plan, i), keyframePose(plan, nextOf(plan, i))];
}

/** A planted foot stays planted; a free one that would scrape the floor is lifted. */
function standOrClear(plan: MotionPlan, pose: Pose, i: number, side: Side, share: number): Pose {
  const [from, to] = [itemAt(plan.footings, i)[side], itemAt(plan.footings, nextOf(plan, i))[side]];
  if (from !== null && to !== null) return plantFoot(pose, side, footingAlong(from, to, share));
  const lift = itemAt(plan.segments, i).lift[side];
  return lift === null ? pose : clearFloor(pose, side, lift[0] + (lift[1] - lift[0]) * share);
}

function footingAlong(from: Footing, to: Footing, share: number): Footing {
  const between = (a: number, b: number) => a + (b - a) * share;
  const way = distance(from.ankle, to.ankle);
  const lift = 4 * share * (1 - share) * Math.min(STEP_LIFT.most, way * STEP_LIFT.share);
  const [x, y, z] = mix(from.ankle, to.ankle, share);
  return {
    ankle: [x, y + lift, z],
    turn: between(from.turn, to.turn),
    heels: between(from.heels, to.heels),
    toesUp: between(from.toesUp, to.toesUp),
  };
}

function nextOf({ times }: MotionPlan, i: number): number {
  return (i + 1) % times.length;
}
