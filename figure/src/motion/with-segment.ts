import type { MotionPlan, Segment } from './motion-plan.ts';

export function withSegment(plan: MotionPlan, i: number, segment: Segment): MotionPlan {
  return { ...plan, segments: plan.segments.with(i, segment) };
}
