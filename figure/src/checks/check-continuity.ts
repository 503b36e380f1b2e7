import { distance } from '../math/vector.ts';
import { depthInFloor } from '../motion/clear-floor.ts';
import { keyframePose } from '../motion/keyframe-pose.ts';
import { furthestWay, trackedSpots } from '../motion/keyframe-times.ts';
import type { Motion } from '../motion/motion.ts';
import type { MotionPlan } from '../motion/motion-plan.ts';
import { planMotion } from '../motion/plan-motion.ts';
import { poseAt } from '../motion/pose-at.ts';
import { SIDES } from '../pose/side.ts';
import { placeOf } from '../scene/place.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';
import { limbDepths } from './limb-depths.ts';
import type { ContinuityProblem } from './continuity-problem.ts';
import { slidingProblems } from './sliding.ts';

type Measured = { readonly time: number; readonly cm: number; readonly what: string };

const INSTANTS = 60;
/** Centimetres. */
const MAX_OFF_KEYFRAME = 0.01;
/**
 * A leap is a step that exceeds `times` its larger neighbour, or `times` `slowest`, by more than
 * `cm`. Lengths in centimetres.
 */
const LEAP = { times: 2.2, cm: 0.6, slowest: 0.15 };
/** Centimetres of depth that are always allowed, and the allowance beyond the keyframes' depth. */
const ARM = { most: 1.8, more: 0.8 };
const FOOT = { most: 1.2, more: 0.6 };
const FLOOR = { most: 1, more: 0.8 };

/**
 * Impossible positions between the keyframes, at 60 instants: missed keyframes, leaps, arms through body or
 * furniture, feet through each other or the floor, planted feet that slide, resting hands that leave their
 * place. The worst instant of each.
 */
export function checkContinuity(motion: Motion, plan = planMotion(motion)): ContinuityProblem[] {
  const times = Array.from({ length: INSTANTS + 1 }, (_, i) => i / INSTANTS);
  const skeletons = times.map((time) => forwardKinematics(poseAt(plan, time)));
  const always = [...keyframeProblems(plan), ...leapProblems(skeletons), ...slidingProblems(plan)];
  return motion.closeUp ? always : [...always, ...depthProblems(plan, skeletons)];
}

function keyframeProblems(plan: MotionPlan): ContinuityProblem[] {
  return plan.times.flatMap((time, i): ContinuityProblem[] => {
    const [asked, found] = [keyframePose(plan, i), poseAt(plan, time)].map(forwardKinematics);
    const cm = asked && found ? furthestWay(asked, found) : 0;
    if (cm <= MAX_OFF_KEYFRAME) return [];
    const sentence = `Frame ${i + 1} is missed by ${cm.toFixed(2)} cm`;
    return [{ time, kind: 'keyframe', sentence }];
  });
}

function leapProblems(skeletons: readonly Skeleton[]): ContinuityProblem[] {
  const tracks = skeletons.map(trackedSpots);
  const names = Object.keys(tracks[0] ?? {});
  const leaps = names.flatMap((what): Measured[] => {
    const steps = tracks.slice(1).map((spots, i) => {
      const [from, to] = [tracks[i]?.[what], spots[what]];
      return from && to ? distance(from, to) : 0;
    });
    return steps.map((cm, i) => {
      const around = Math.max(steps[i - 1] ?? 0, steps[i + 1] ?? 0, LEAP.slowest);
      return { time: (i + 1) / INSTANTS, cm: cm - LEAP.times * around, what };
    });
  });
  return worst(leaps, LEAP.cm).map(({ time, what }) => ({
    time,
    kind: 'leap',
    sentence: `The ${what} leaps`,
  }));
}

function depthProblems(plan: MotionPlan, skeletons: readonly Skeleton[]): ContinuityProblem[] {
  const keyframes = plan.times.map((time) =>
    depthsAt(plan, forwardKinematics(poseAt(plan, time)), time),
  );
  const between = skeletons.map((skeleton, i) => depthsAt(plan, skeleton, i / INSTANTS));
  const found = (
    part: keyof ReturnType<typeof depthsAt>,
    { most, more }: { most: number; more: number },
  ) => {
    const atKeyframes = Math.max(0, ...keyframes.flatMap((d) => d[part].map(({ cm }) => cm)));
    return worst(
      between.flatMap((d) => d[part]),
      Math.max(most, atKeyframes + more),
    );
  };
  return [
    ...found('arms', ARM).map(({ time, cm, what }) => ({
      time,
      kind: 'penetration' as const,
      sentence: `The ${what} hand passes ${cm.toFixed(1)} cm inside the body or the furniture`,
    })),
    ...found('legs', FOOT).map(({ time, cm, what }) => ({
      time,
      kind: 'foot-in-foot' as const,
      sentence: `The ${what} foot passes ${cm.toFixed(1)} cm inside the other`,
    })),
    ...found('soles', FLOOR).map(({ time, cm, what }) => ({
      time,
      kind: 'floor' as const,
      sentence: `The ${what} foot passes ${cm.toFixed(1)} cm through the floor`,
    })),
  ];
}

function depthsAt({ base }: MotionPlan, skeleton: Skeleton, time: number) {
  const { arms, legs } = limbDepths(skeleton, placeOf(base));
  return {
    arms: SIDES.map((side): Measured => ({ time, cm: arms[side], what: side })),
    legs: SIDES.map((side): Measured => ({ time, cm: legs[side], what: side })),
    soles: SIDES.map((side): Measured => ({ time, cm: depthInFloor(skeleton, side), what: side })),
  };
}

function worst(all: readonly Measured[], limit: number): Measured[] {
  const beyond = all.filter(({ cm }) => cm > limit).toSorted((a, b) => b.cm - a.cm);
  return beyond.slice(0, 1);
}
