import { wholeBody } from '../body/body.ts';
import { indexed, type IndexedCluster } from '../body/cluster.ts';
import { armCentreLine, depthInside } from '../body/limb-depth.ts';
import { direct } from '../math/frame.ts';
import { toDegrees } from '../math/rotation.ts';
import { add, dot, scale, subtract, type Vector } from '../math/vector.ts';
import { PEOPLE } from '../people/people.ts';
import { sided, withSide, type Pose } from '../pose/pose.ts';
import { FINGERS, SIDED_RANGES } from '../pose/range-of-motion.ts';
import type { Side } from '../pose/side.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { aimHand } from './aim-hand.ts';
import type { Contact } from './contact.ts';
import type { Grasp } from './grasps.ts';
import { reachArm, shoulderExcess } from './reach-arm.ts';

/** Centimetres from the palm's skin to the bones. */
const PALM_THICKNESS = 1.7;
/** Centimetres from the tip's skin to the end of a finger's bones; iterations of the arm. */
const FINGER_THICKNESS = 0.9;
const TIP_TURNS = 3;
/** Centimetres by which a hand may be lifted out of its support. */
const LIFTS = [0, 0.8, 1.6, 2.4, 3.4, 4.6];
/** Tried shifts of the elbow's pole, in the trunk's frame. */
const ELBOW_SHIFTS: readonly Vector[] = [
  [0, 0, 0],
  [0, 0.7, -0.3],
  [0.35, 0, 0],
  [0, 0, 0.45],
  [0.35, 0, 0.45],
  [0.7, 0.2, 0],
  [0, 0.5, 0.3],
  [0, 0, -0.5],
];
/** Centimetres that soft tissue gives way: a centre line may lie this deep inside the body. */
const SOFT_TISSUE = 0.9;

/** Weights of a centimetre of depth, one of lift, a degree of strain, and a hand turned wrongly. */
const COST = { sunk: 12, lift: 0.3, strain: 0.1, misfit: 6 };

/** The sine of the angle to a hard surface from which fingers bend back. */
const MIN_ENTERING = 0.08;

type Hold = Contact & Grasp;

type Candidate = { pose: Pose; sound: boolean; cost: number };

/**
 * The pose with the hand on its hold. The hand is lifted where bones would run inside the body, or
 * the shoulder would turn too far.
 */
export function settleHand(pose: Pose, side: Side, hold: Hold): Pose {
  const others = bodyWithoutArm(pose, side);
  let best: Candidate | null = null;
  for (const lift of LIFTS) {
    for (const shift of ELBOW_SHIFTS) {
      const bent = { ...hold, pole: add(hold.pole, shift) };
      const candidate = judge(lay(pose, side, bent, lift), side, bent, others);
      const cost = candidate.cost + lift * COST.lift;
      if (best === null || cost < best.cost) best = { ...candidate, cost };
    }
    if (best?.sound) break;
  }
  return best?.pose ?? pose;
}

function judge(
  pose: Pose,
  side: Side,
  contact: Contact,
  others: readonly IndexedCluster[],
): Candidate {
  const arm = forwardKinematics(pose).arms[side];
  const depth = depthInside(others, armCentreLine(arm));
  const strain = shoulderExcess(pose, side);
  const fingers = dot(direct(arm.hand.frame, [0, -1, 0]), contact.fingers);
  const palm = -dot(direct(arm.hand.frame, [-arm.out, 0, 0]), contact.normal);
  const sunk = Math.max(0, depth - SOFT_TISSUE);
  return {
    pose,
    sound: sunk === 0 && strain === 0,
    cost: sunk * COST.sunk + strain * COST.strain + (2 - fingers - palm) * COST.misfit,
  };
}

function lay(pose: Pose, side: Side, hold: Hold, lift: number): Pose {
  const { point, normal, fingers, pole, wristBack } = hold;
  const bones = add(point, scale(normal, PALM_THICKNESS + lift));
  const wrist = add(bones, scale(fingers, -wristBack));
  const aim = { fingers, palm: scale(normal, -1) };
  const laid = aimHand(reachArm(pose, side, wrist, pole), side, aim);
  if (hold.tipsOn) return layTips(laid, side, hold, hold.tipsOn);
  return hold.isHard ? layAlong(laid, side, hold, bones) : laid;
}

/** Moves the arm until the first fingertip lies on the surface, however far the wrist can turn. */
function layTips(laid: Pose, side: Side, { point, pole }: Hold, surface: Vector): Pose {
  let pose = laid;
  for (let turn = 0; turn < TIP_TURNS; turn++) {
    const { wrist, hand } = forwardKinematics(pose).arms[side];
    const heights = FINGERS.map((name) =>
      dot(subtract(hand.fingers[name].joints[3], point), surface),
    );
    const back = FINGER_THICKNESS - Math.min(...heights);
    pose = reachArm(pose, side, add(wrist, scale(surface, back)), pole);
  }
  return pose;
}

/** Lifts the heel of the hand off a surface that the fingers would enter, and bends them back along it. */
function layAlong(laid: Pose, side: Side, hold: Hold, bones: Vector): Pose {
  const { normal, pole, fingers, wristBack } = hold;
  const along = fingersOf(laid, side);
  const entering = -dot(along, normal);
  if (entering < MIN_ENTERING) return laid;
  const reached = reachArm(laid, side, add(bones, scale(along, -wristBack)), pole);
  const aimed = aimHand(reached, side, { fingers, palm: scale(normal, -1) });
  const back = toDegrees(Math.asin(Math.max(0, -dot(fingersOf(aimed, side), normal))));
  const bent = FINGERS.map((name) => [
    `${name}.mcp`,
    Math.max(SIDED_RANGES[`${name}.mcp`][0], aimed[sided(side, `${name}.mcp`)] - back),
  ]);
  return withSide(aimed, side, Object.fromEntries(bent));
}

function fingersOf(pose: Pose, side: Side): Vector {
  return direct(forwardKinematics(pose).arms[side].hand.frame, [0, -1, 0]);
}

function bodyWithoutArm(pose: Pose, side: Side): IndexedCluster[] {
  const body = wholeBody(forwardKinematics(pose), PEOPLE.tom, false);
  return indexed(body).filter(({ cluster }) => cluster.part !== 'arm' || cluster.side !== side);
}
