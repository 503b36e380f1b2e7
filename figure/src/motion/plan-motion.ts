import { itemAt } from '../math/item-at.ts';
import { MOVEMENTS, type Movement, type Pose } from '../pose/pose.ts';
import { bothSides } from '../pose/side.ts';
import { basePose } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { avoidBody } from './detours.ts';
import { keyframeTimes } from './keyframe-times.ts';
import { liftFeet } from './lift-feet.ts';
import type { Motion } from './motion.ts';
import type { MotionPlan } from './motion-plan.ts';
import type { Footing } from './plant-foot.ts';
import { planSegment, type SolvedFrame } from './plan-segment.ts';
import { readKeyframe } from './read-keyframe.ts';
import { roundTo } from './round-to.ts';
import { footingsOf, solveMotion } from './solve-motion.ts';

/** Decimals of degrees and centimetres: keeps a keyframe within a hundredth of a centimetre. */
const DECIMALS = 3;

/**
 * Solves a motion for every instant: keyframes by search, then the segments between them. Takes 30 to 250 ms,
 * so it is part of the library's build, and the browser only evaluates the plan (`poseAt`). `solved`: the
 * poses, where known.
 */
export function planMotion(motion: Motion, solved = solveMotion(motion)): MotionPlan {
  const base = basePose(motion.base);
  const poses = solved.map(rounded);
  const frames = poses.map((pose, i): SolvedFrame => ({
    pose,
    asked: readKeyframe(motion, itemAt(motion.frames, i), base),
  }));
  const closed = motion.loop === 'cycle' && poses.length > 1;
  const ways = closed ? frames : frames.slice(0, -1);
  let plan: MotionPlan = {
    base: motion.base,
    closed,
    times: keyframeTimes(poses.map(forwardKinematics), closed),
    ...movementsOf(base, poses),
    footings: frames.map(({ asked }) => {
      const footings = footingsOf(base, asked);
      return bothSides((side) => (asked.loose[side] ? null : roundedFooting(footings[side])));
    }),
    segments: ways.map((from, i) =>
      planSegment(motion.base, from, itemAt(frames, (i + 1) % frames.length)),
    ),
  };
  // A limb in a close-up has no surroundings.
  if (motion.closeUp) return plan;
  for (const i of ways.keys()) plan = avoidBody(liftFeet(plan, i), i);
  return plan;
}

function rounded(pose: Pose): Pose {
  return Object.fromEntries(MOVEMENTS.map((m) => [m, roundTo(DECIMALS, pose[m])])) as Pose;
}

function roundedFooting({ ankle: [x, y, z], turn, heels, toesUp }: Footing): Footing {
  const ankle = [roundTo(DECIMALS, x), roundTo(DECIMALS, y), roundTo(DECIMALS, z)] as const;
  return { ankle, turn, heels, toesUp };
}

function movementsOf(base: Pose, poses: readonly Pose[]): Pick<MotionPlan, 'still' | 'moving'> {
  const still: Partial<Record<Movement, number>> = {};
  const moving: Partial<Record<Movement, number[]>> = {};
  for (const movement of MOVEMENTS) {
    const values = poses.map((pose) => pose[movement]);
    const [first] = values;
    if (values.some((value) => value !== first)) moving[movement] = values;
    else if (first !== undefined && first !== base[movement]) still[movement] = first;
  }
  return { still, moving };
}
