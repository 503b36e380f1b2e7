import { itemAt } from '../math/item-at.ts';
import type { Movement, Pose } from '../pose/pose.ts';
import { basePose } from '../scene/place.ts';
import { valueAlong } from './monotone-curve.ts';
import type { MotionPlan } from './motion-plan.ts';

export function keyframePose(plan: MotionPlan, i: number): Pose {
  return posed(plan, (values) => itemAt(values, i));
}

export function anglesAlong(plan: MotionPlan, i: number, along: number): Pose {
  return posed(plan, (values) => valueAlong(values, plan, i, along));
}

function posed(plan: MotionPlan, valueOf: (values: readonly number[]) => number): Pose {
  const pose: Record<Movement, number> = { ...basePose(plan.base), ...plan.still };
  for (const [movement, values] of Object.entries(plan.moving)) {
    pose[movement as Movement] = valueOf(values);
  }
  return pose;
}
