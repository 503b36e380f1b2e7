import { armCluster } from '../body/arm.ts';
import { wholeBody } from '../body/body.ts';
import { indexed, type IndexedCluster } from '../body/cluster.ts';
import { armCentreLine, depthInside } from '../body/limb-depth.ts';
import { itemAt } from '../math/item-at.ts';
import { distance, type Vector } from '../math/vector.ts';
import { PEOPLE } from '../people/people.ts';
import type { Pose } from '../pose/pose.ts';
import { opposite, SIDES, type Side } from '../pose/side.ts';
import { furniture } from '../scene/furniture.ts';
import { placeOf } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { keyframePose } from './keyframe-pose.ts';
import type { Detour, MotionPlan } from './motion-plan.ts';
import { poseBetween } from './pose-at.ts';
import { withSegment } from './with-segment.ts';

/**
 * Depths in body or furniture, in centimetres, beyond which an arm takes a detour: `most`, and
 * `more` than at the deeper end.
 */
const TOO_DEEP = { most: 1.4, more: 0.7 };
/** Centimetres; an arm whose wrist moves less stays in place. */
const STILL = 2;
/** Centimetres that a wider detour has to gain over a smaller one. */
const WORTH = 0.3;
const INSTANTS = Array.from({ length: 17 }, (_, i) => (i + 1) / 18);
type Surroundings = {
  readonly others: readonly IndexedCluster[];
  readonly otherArm: readonly Vector[];
};
type Instant = {
  readonly along: number;
  readonly around: Surroundings;
  readonly depth: number;
};

/** Degrees: shoulder out and forward, elbow bent. */
const TURNS = [
  [12, 0, 0],
  [0, 0, 14],
  [0, 14, 0],
  [0, -14, 0],
  [22, 0, 0],
  [0, 0, 28],
  [0, 0, -25],
  [14, 0, 20],
  [0, 26, 0],
  [0, -26, 0],
  [14, 14, 0],
  [14, -14, 0],
  [35, 0, 0],
  [0, 0, 45],
  [0, 0, -50],
  [25, 0, 35],
  [25, 25, 0],
  [20, 0, -35],
  [0, 40, 0],
  [25, -25, 0],
  [50, 0, 0],
] as const;
/** Centimetres of the wrist outward, up and forward: lifting a hand off its place. */
const SHIFTS = [
  [0, 5, 0],
  [0, 0, 5],
  [5, 0, 0],
  [0, 4, 4],
  [4, 4, 0],
  [4, 0, 4],
  [4, -4, 0],
  [0, 9, 0],
  [0, 0, 9],
  [9, 0, 0],
  [-6, 0, 6],
  [0, 7, 7],
  [7, 7, 0],
  [7, 0, 7],
  [8, -8, 0],
  [0, 14, 0],
  [14, 0, 0],
  [0, 11, 11],
  [11, 11, 0],
  [14, -10, 0],
  [18, 0, 0],
] as const;
const NONE = [0, 0, 0] as const;
/** Shares of the way at which a detour may be widest. */
const PEAKS = [0.5, 0.7, 0.3, 0.85, 0.15];
/** Cost of a degree, about the hand's way in centimetres. */
const CM_PER_DEGREE = 0.35;
const DETOURS = [
  ...TURNS.map((angles) => ({ angles, wrist: NONE })),
  ...SHIFTS.map((wrist) => ({ angles: NONE, wrist })),
]
  .toSorted((a, b) => widthOf(a) - widthOf(b))
  .flatMap(({ angles, wrist }) => PEAKS.map((peak): Detour => ({ angles, wrist, peak })));

function widthOf({ angles, wrist }: Pick<Detour, 'angles' | 'wrist'>): number {
  return Math.hypot(...angles) * CM_PER_DEGREE + Math.hypot(...wrist);
}

export function avoidBody(plan: MotionPlan, i: number): MotionPlan {
  const [from, to] = [i, (i + 1) % plan.times.length].map((k) =>
    forwardKinematics(keyframePose(plan, k)),
  );
  const moves = (side: Side) =>
    from && to && distance(from.arms[side].wrist, to.arms[side].wrist) > STILL;
  return SIDES.reduce(
    (before, side) =>
      !moves(side) || itemAt(before.segments, i).hands[side] ? before : goAround(before, i, side),
    plan,
  );
}

function goAround(plan: MotionPlan, i: number, side: Side): MotionPlan {
  const next = (i + 1) % plan.times.length;
  const atEnds = [i, next].map((k) => {
    const pose = keyframePose(plan, k);
    return armDepth(pose, side, surroundings(plan, pose, side));
  });
  const limit = Math.max(TOO_DEEP.most, Math.max(...atEnds) + TOO_DEEP.more);
  // Only this arm moves, so its surroundings are computed once; the worst instant first.
  const instants = INSTANTS.map((along): Instant => {
    const pose = poseBetween(plan, i, along);
    const around = surroundings(plan, pose, side);
    return { along, around, depth: armDepth(pose, side, around) };
  }).toSorted((a, b) => b.depth - a.depth);
  const segment = itemAt(plan.segments, i);
  let [best, least] = [plan, Math.max(...instants.map(({ depth }) => depth))];
  for (const detour of DETOURS) {
    if (least <= limit) break;
    const aside = { ...segment.aside, [side]: detour };
    const tried = withSegment(plan, i, { ...segment, aside });
    const depth = deepest(tried, i, side, instants, least - WORTH);
    if (depth < least - WORTH) [best, least] = [tried, depth];
  }
  return best;
}

/** The depth at the worst instant; or at the first deeper than `enough`. */
function deepest(
  plan: MotionPlan,
  i: number,
  side: Side,
  instants: readonly Instant[],
  enough: number,
): number {
  let most = 0;
  for (const { along, around } of instants) {
    most = Math.max(most, armDepth(poseBetween(plan, i, along), side, around));
    if (most > enough) break;
  }
  return most;
}

/** Centimetres of an arm inside its surroundings, or of the other arm inside it. */
function armDepth(pose: Pose, side: Side, { others, otherArm }: Surroundings): number {
  const arm = forwardKinematics(pose).arms[side];
  return Math.max(
    depthInside(others, armCentreLine(arm)),
    depthInside(indexed([armCluster(arm, PEOPLE.tom)]), otherArm),
  );
}

function surroundings({ base }: MotionPlan, pose: Pose, side: Side): Surroundings {
  const skeleton = forwardKinematics(pose);
  const body = wholeBody(skeleton, PEOPLE.tom, false);
  return {
    others: indexed([...body, ...furniture(placeOf(base))]).filter(
      ({ cluster }) => cluster.part !== 'arm' || cluster.side !== side,
    ),
    otherArm: armCentreLine(skeleton.arms[opposite(side)]),
  };
}
