import type { MotionPlan, Segment } from './motion-plan.ts';

/** The plan with another segment `i`. */
export function withSegment(plan: MotionPlan, i: number, segment: Segment): MotionPlan {
  return { ...plan, segments: plan.segments.with(i, segment) };
}
