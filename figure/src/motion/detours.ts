import { wholeBody } from '../body/body.ts';
import { indexed } from '../body/cluster.ts';
import { armCentreLine, depthInside } from '../body/limb-depth.ts';
import { itemAt } from '../math/item-at.ts';
import { PEOPLE } from '../people/people.ts';
import type { Pose } from '../pose/pose.ts';
import { SIDES, type Side } from '../pose/side.ts';
import { furniture } from '../scene/furniture.ts';
import { placeOf } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { keyframePose } from './keyframe-pose.ts';
import type { Detour, MotionPlan } from './motion-plan.ts';
import { poseBetween } from './pose-at.ts';
import { withSegment } from './with-segment.ts';

/** Centimetres: an arm this much deeper than at both ends goes around. */
const TOO_DEEP = 1;
/** Centimetres that soft tissue gives way. */
const SOFT_TISSUE = 0.6;
/** Centimetres that a wider detour has to gain over a smaller one. */
const WORTH = 0.3;
const INSTANTS = [0.15, 0.3, 0.5, 0.7, 0.85];
/** From small to wide. */
const DETOURS: readonly Detour[] = [
  [12, 0, 0],
  [0, 0, 14],
  [0, 14, 0],
  [0, -14, 0],
  [22, 0, 0],
  [0, 0, 28],
  [14, 0, 20],
  [0, 26, 0],
  [0, -26, 0],
  [14, 14, 0],
  [14, -14, 0],
  [35, 0, 0],
  [0, 0, 45],
  [25, 0, 35],
  [25, 25, 0],
  [0, 26, 26],
  [0, 40, 0],
  [25, -25, 0],
  [50, 0, 0],
  [35, 0, 55],
  [35, 35, 20],
];

/** The plan with arms led around body and furniture that they would pass through on the way from keyframe `i`. */
export function avoidBody(plan: MotionPlan, i: number): MotionPlan {
  return SIDES.reduce(
    (before, side) => (itemAt(before.segments, i).hands[side] ? before : goAround(before, i, side)),
    plan,
  );
}

function goAround(plan: MotionPlan, i: number, side: Side): MotionPlan {
  const next = (i + 1) % plan.times.length;
  const atEnds = [i, next].map((k) => armDepth(plan, keyframePose(plan, k), side));
  const limit = Math.max(SOFT_TISSUE, ...atEnds) + TOO_DEEP;
  const segment = itemAt(plan.segments, i);
  let [best, least] = [plan, deepest(plan, i, side)];
  for (const detour of DETOURS) {
    if (least <= limit) break;
    const aside = { ...segment.aside, [side]: detour };
    const tried = withSegment(plan, i, { ...segment, aside });
    const depth = deepest(tried, i, side);
    if (depth < least - WORTH) [best, least] = [tried, depth];
  }
  return best;
}

function deepest(plan: MotionPlan, i: number, side: Side): number {
  return Math.max(...INSTANTS.map((t) => armDepth(plan, poseBetween(plan, i, t), side)));
}

/** Centimetres by which an arm is inside the body or the furniture. */
function armDepth({ base }: MotionPlan, pose: Pose, side: Side): number {
  const skeleton = forwardKinematics(pose);
  const solid = [...wholeBody(skeleton, PEOPLE.tom, false), ...furniture(placeOf(base))];
  const others = indexed(solid).filter(
    ({ cluster }) => cluster.part !== 'arm' || cluster.side !== side,
  );
  return depthInside(others, armCentreLine(skeleton.arms[side]));
}
