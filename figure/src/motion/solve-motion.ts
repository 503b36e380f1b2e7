import { settleHand } from '../contacts/settle-hand.ts';
import { levelFoot, reachLeg } from '../contacts/reach-leg.ts';
import { aboutY, rotate, toRadians } from '../math/rotation.ts';
import { add, mix, type Vector } from '../math/vector.ts';
import { mapHand } from '../pose/hand-shapes.ts';
import { sided, withSide, type Pose } from '../pose/pose.ts';
import type { LimbMovement } from '../pose/range-of-motion.ts';
import { bothSides, opposite, outward, SIDES, type Pair, type Side } from '../pose/side.ts';
import { basePose, placeOf, type Base } from '../scene/place.ts';
import { ANKLE_HEIGHT } from '../skeleton/proportions.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { contactFor } from '../contacts/contact-for.ts';
import type { FootPlace, Keyframe, Motion } from './motion.ts';
import { readKeyframe, type FramePlan, type Stance } from './read-keyframe.ts';

/** From the ankle back to where the heel touches the floor, in centimetres. */
const HEEL_BACK = 4;
/** Bases in which the pelvis rests on a chair. */
const SITTING = new Set<Base>(['seated', 'desk']);
/** Contacts that depend on where the other arm is. */
const ON_OTHER_ARM = /^(elbow|upperArm|wrist|palm|handBack|thumbEdge)Opp/;
/** From the ankle to the hinge of the toes: down and forward, in centimetres. */
const BALL = { down: 6, forward: 13.2 };

/** Every frame's pose, contacts and planted feet solved. */
export function solveMotion(motion: Motion): Pose[] {
  return motion.frames.map((frame) => solveFrame(motion, frame));
}

function solveFrame(motion: Motion, frame: Keyframe): Pose {
  const base = basePose(motion.base);
  const plan = readKeyframe(motion, frame, base);
  const floor = plantedAnkles(base, plan);
  let pose = SITTING.has(motion.base) ? plan.pose : raiseHeels(plan.pose, plan.heels);
  for (const side of SIDES) {
    if (plan.loose[side]) continue;
    pose = plantFoot(pose, side, floor[side], plan.stances[side], plan.heels);
  }
  for (const side of SIDES) {
    const place = plan.feet[side];
    if (place !== null) pose = placeFoot(pose, side, place);
  }
  return restHands(motion, plan, pose);
}

/** Where the ankles are in the base pose: planted feet stay there. */
function plantedAnkles(base: Pose, plan: FramePlan): Pair<Vector> {
  const { legs } = forwardKinematics(base);
  return bothSides((side) => {
    const { step, wide } = plan.stances[side];
    return add(legs[side].ankle, [outward(side) * wide, 0, step]);
  });
}

/** On tiptoe the ball stays where it was, so the ankle, and the body with it, goes up and forward. */
function raiseHeels(pose: Pose, degrees: number): Pose {
  const [up, forward] = ankleShift(degrees);
  return {
    ...pose,
    'pelvis.up': pose['pelvis.up'] + up,
    'pelvis.fwd': pose['pelvis.fwd'] + forward,
  };
}

function ankleShift(degrees: number): readonly [up: number, forward: number] {
  const [c, s] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))];
  const { down, forward } = BALL;
  return [down * c + forward * s - down, down * s - forward * c + forward];
}

/** Rolled back on its heel, the foot takes the ankle up and back. */
function forefootShift(degrees: number): readonly [up: number, back: number] {
  const [c, s] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))];
  return [
    ANKLE_HEIGHT * c + HEEL_BACK * s - ANKLE_HEIGHT,
    HEEL_BACK - HEEL_BACK * c + ANKLE_HEIGHT * s,
  ];
}

/** Knee and toes point forward and a little outward, and further as the stance turns them. */
function plantFoot(
  pose: Pose,
  side: Side,
  ankle: Vector,
  { turn, heel, toesUp }: Stance,
  bothHeels: number,
): Pose {
  const heels = bothHeels + heel;
  const [up, forward] = ankleShift(heels);
  const pole = rotate(aboutY(outward(side) * turn), [outward(side) * 0.12, 0.2, 1]);
  const [rise, back] = forefootShift(toesUp);
  const target = add(ankle, [0, up + rise, forward - back]);
  const flat = levelFoot(reachLeg(pose, side, target, pole), side);
  const letter = side === 'left' ? 'L' : 'R';
  return withSide(flat, side, {
    'ankle.dorsi': flat[`${letter}.ankle.dorsi`] - heels + toesUp,
    'toes.mtp': flat[`${letter}.toes.mtp`] + heels,
  });
}

function placeFoot(pose: Pose, side: Side, place: FootPlace): Pose {
  const skeleton = forwardKinematics(pose);
  const other = skeleton.legs[opposite(side)];
  const { out } = skeleton.legs[side];
  if (place === 'ankleOpp') {
    return reachLeg(pose, side, add(other.ankle, [out * 2, 3, 9]), [out * 0.3, 0.2, 1]);
  }
  const aboveKnee = add(mix(other.hip, other.knee, 0.84), [out * 3.5, 10.2, 1.5]);
  const crossed = reachLeg(pose, side, aboveKnee, [out, 0.42, 0.62]);
  return withSide(crossed, side, { 'ankle.dorsi': 8, 'ankle.inv': 8 });
}

/** Solves first the hand that does not depend on the other arm, because the other may rest on it. */
function restHands(motion: Motion, plan: FramePlan, solved: Pose): Pose {
  const onOther = (side: Side) => (ON_OTHER_ARM.test(plan.hands[side] ?? '') ? 1 : 0);
  const order = SIDES.toSorted((a, b) => onOther(a) - onOther(b));
  let pose = solved;
  for (const side of order) {
    const key = plan.hands[side];
    if (key === null) continue;
    const contact = contactFor(pose, placeOf(motion.base), key, side);
    const shape = plan.shapes[side] ?? contact.shape;
    const hand = Object.entries(mapHand(shape)).map(([movement, degrees]) => [
      movement,
      degrees + plan.fingers[sided(side, movement as LimbMovement)],
    ]);
    pose = settleHand(withSide(pose, side, Object.fromEntries(hand)), side, contact);
  }
  return pose;
}
