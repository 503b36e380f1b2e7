import { itemAt } from '../math/item-at.ts';
import { distance } from '../math/vector.ts';
import { shareDone } from '../motion/monotone-curve.ts';
import type { MotionPlan } from '../motion/motion-plan.ts';
import { poseBetween } from '../motion/pose-at.ts';
import { restingPlace } from '../motion/rest-hand.ts';
import { SIDES, type Side } from '../pose/side.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import type { ContinuityProblem } from './continuity-problem.ts';

/** Centimetres. */
const MAX_SLIDE = 0.4;
const MAX_OFF_PLACE = 1;
const INSTANTS = Array.from({ length: 13 }, (_, i) => i / 12);

export function slidingProblems(plan: MotionPlan): ContinuityProblem[] {
  return [...plan.segments.keys()].flatMap((i) =>
    SIDES.flatMap((side) => footProblems(plan, i, side).concat(handProblems(plan, i, side))),
  );
}

function footProblems(plan: MotionPlan, i: number, side: Side): ContinuityProblem[] {
  const next = (i + 1) % plan.times.length;
  const [from, to] = [itemAt(plan.footings, i)[side], itemAt(plan.footings, next)[side]];
  if (from === null || JSON.stringify(from) !== JSON.stringify(to)) return [];
  const ankles = INSTANTS.map(
    (along) => forwardKinematics(poseBetween(plan, i, along)).legs[side].ankle,
  );
  const cm = Math.max(...ankles.map((ankle) => distance(ankle, itemAt(ankles, 0))));
  if (cm <= MAX_SLIDE) return [];
  const sentence = `The ${side} foot slides by ${cm.toFixed(1)} cm`;
  return [{ time: itemAt(plan.times, i), kind: 'sliding', sentence }];
}

function handProblems(plan: MotionPlan, i: number, side: Side): ContinuityProblem[] {
  const hand = itemAt(plan.segments, i).hands[side];
  if (hand === null) return [];
  const off = INSTANTS.map((along) => {
    const pose = poseBetween(plan, i, along);
    const { wrist } = restingPlace(pose, side, plan.base, hand, shareDone(plan, i, along));
    return distance(wrist, forwardKinematics(pose).arms[side].wrist);
  });
  const cm = Math.max(...off);
  if (cm <= MAX_OFF_PLACE) return [];
  const sentence = `The ${side} hand is ${cm.toFixed(1)} cm away from "${hand.keys[0]}"`;
  return [{ time: itemAt(plan.times, i), kind: 'contact', sentence }];
}
