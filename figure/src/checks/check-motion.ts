import { wholeBody } from '../body/body.ts';
import { indexed } from '../body/cluster.ts';
import { place } from '../math/frame.ts';
import { contactFor } from '../contacts/contact-for.ts';
import { distance } from '../math/vector.ts';
import { readKeyframe } from '../motion/read-keyframe.ts';
import { basePose, placeOf } from '../scene/place.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import type { Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { PEOPLE } from '../people/people.ts';
import type { Pose } from '../pose/pose.ts';
import { SIDES, type Side } from '../pose/side.ts';
import { ANKLE_HEIGHT } from '../skeleton/proportions.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';
import { armCentreLine, depthInside, legCentreLine } from '../body/limb-depth.ts';
import { outOfRange } from './out-of-range.ts';
import { largestSwing } from './swing.ts';

export type Problem = {
  readonly frame: number;
  readonly kind:
    | 'range-of-motion'
    | 'penetration'
    | 'contact'
    | 'planted-foot'
    | 'floor'
    | 'continuity';
  readonly sentence: string;
};

/** Centimetres by which the bones of a limb may lie inside another part. */
const MAX_DEPTH = 1.2;
/** Centimetres from palm, knuckles or fingertips to the hand's resting place. */
const MAX_HAND_DISTANCE = 8;
/** Centimetres by which a planted ankle may be too high or too low. */
const MAX_ANKLE_OFFSET = 0.6;
/** Centimetres by which a sole may sink into the floor: cushioning, and the curve of a shoe. */
const MAX_SINK = 1.5;
/** Degrees by which a bone may turn between two frames. */
const MAX_SWING = 90;

/**
 * Impossible frames: angles out of range, limbs inside the body, hands that do not reach, planted feet that
 * lift, feet in the floor, leaps from frame to frame.
 */
export function checkMotion(motion: Motion): Problem[] {
  const poses = solveMotion(motion);
  const skeletons = poses.map(forwardKinematics);
  return skeletons.flatMap((skeleton, frame) => {
    const pose = poses[frame];
    if (pose === undefined) return [];
    return rangeProblems(motion, pose, frame).concat(
      motion.closeUp ? [] : penetrationProblems(skeleton, frame),
      contactProblems(motion, pose, frame),
      footProblems(motion, skeleton, frame),
      motion.closeUp ? [] : floorProblems(skeleton, frame),
      leapProblems(skeletons[frame - 1], skeleton, frame),
    );
  });
}

function rangeProblems({ exceptions = [] }: Motion, pose: Pose, frame: number): Problem[] {
  return outOfRange(pose, exceptions).map((sentence) => ({
    frame,
    kind: 'range-of-motion',
    sentence,
  }));
}

/** Arms against everything else, legs against each other. */
function penetrationProblems(skeleton: Skeleton, frame: number): Problem[] {
  const body = indexed(wholeBody(skeleton, PEOPLE.tom, false));
  const found = (limb: string, depth: number): Problem[] =>
    depth <= MAX_DEPTH
      ? []
      : [
          {
            frame,
            kind: 'penetration',
            sentence: `The ${limb} is ${depth.toFixed(1)} cm inside the body`,
          },
        ];
  return SIDES.flatMap((side) => {
    const notThisArm = body.filter(({ cluster: c }) => c.part !== 'arm' || c.side !== side);
    const otherFoot = body.filter(
      ({ cluster: c }) => c.side !== side && ['foot', 'sole', 'sock'].includes(c.part),
    );
    return [
      ...found(`${side} hand`, depthInside(notThisArm, armCentreLine(skeleton.arms[side]))),
      ...found(`${side} foot`, depthInside(otherFoot, legCentreLine(skeleton.legs[side]))),
    ];
  });
}

function contactProblems(motion: Motion, pose: Pose, frame: number): Problem[] {
  const skeleton = forwardKinematics(pose);
  const { hands } = readKeyframe(motion, motion.frames[frame] ?? {}, basePose(motion.base));
  return SIDES.flatMap((side): Problem[] => {
    const key = hands[side];
    if (key === null) return [];
    const { point } = contactFor(pose, placeOf(motion.base), key, side);
    const letter = side === 'left' ? 'L' : 'R';
    const parts = (['palm', 'knuckle', 'fingertip'] as const).map((part) =>
      distance(landmarkPoint(skeleton, `${letter}.${part}`), point),
    );
    const away = Math.min(...parts);
    if (away <= MAX_HAND_DISTANCE) return [];
    const sentence = `The ${side} hand is ${away.toFixed(1)} cm away from "${key}"`;
    return [{ frame, kind: 'contact', sentence }];
  });
}

function footProblems(motion: Motion, { legs }: Skeleton, frame: number): Problem[] {
  return SIDES.filter((side) => isPlanted(motion, side, frame)).flatMap((side): Problem[] => {
    const height = legs[side].ankle[1] - ANKLE_HEIGHT;
    if (Math.abs(height) <= MAX_ANKLE_OFFSET) return [];
    const sentence = `The ${side} foot is ${height.toFixed(1)} cm off the floor`;
    return [{ frame, kind: 'planted-foot', sentence }];
  });
}

function floorProblems({ legs }: Skeleton, frame: number): Problem[] {
  return SIDES.flatMap((side): Problem[] => {
    const { foot, toeHinge } = legs[side];
    const sole = [
      place(foot, [0, -ANKLE_HEIGHT, -4]),
      place(foot, [0, -ANKLE_HEIGHT, 12]),
      place(toeHinge, [0, -1, 5]),
    ];
    const depth = -Math.min(...sole.map(([, y]) => y));
    if (depth <= MAX_SINK) return [];
    const sentence = `The ${side} foot is ${depth.toFixed(1)} cm in the floor`;
    return [{ frame, kind: 'floor', sentence }];
  });
}

/** On the floor with the whole sole: not free, not placed elsewhere, not on tiptoe. */
function isPlanted(motion: Motion, side: Side, frame: number): boolean {
  const letter = side === 'left' ? 'L' : 'R';
  const keys = Object.keys({ ...motion.start, ...motion.frames[frame] });
  const moves = (key: string) =>
    key === 'heels' ||
    ([letter, 'B'].some((l) => key.startsWith(`${l}.`)) &&
      /^.\.(foot|hip|knee\.flex|ankle|heel|toesUp)/.test(key));
  return !(motion.free ?? []).includes(side) && !keys.some(moves);
}

function leapProblems(before: Skeleton | undefined, now: Skeleton, frame: number): Problem[] {
  if (before === undefined) return [];
  const { bone, degrees } = largestSwing(before, now);
  if (degrees <= MAX_SWING) return [];
  const sentence = `The ${bone} turns by ${degrees.toFixed(0)}° at once`;
  return [{ frame, kind: 'continuity', sentence }];
}
