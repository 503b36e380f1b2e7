import { settleHand } from '../contacts/settle-hand.ts';
import { reachLeg } from '../contacts/reach-leg.ts';
import { restingOrder } from '../contacts/resting-order.ts';
import { add, mix } from '../math/vector.ts';
import { mapHand } from '../pose/hand-shapes.ts';
import { sided, withSide, type Pose } from '../pose/pose.ts';
import type { LimbMovement } from '../pose/range-of-motion.ts';
import { bothSides, opposite, outward, SIDES, type Pair, type Side } from '../pose/side.ts';
import { basePose, placeOf, type Base } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { contactFor } from '../contacts/contact-for.ts';
import { graspFor } from '../contacts/grasps.ts';
import type { FootPlace, Motion } from './motion.ts';
import { ankleShift, plantFoot, type Footing } from './plant-foot.ts';
import { readKeyframe, type FramePlan } from './read-keyframe.ts';

const SITTING = new Set<Base>(['seated', 'desk']);

export function solveMotion(motion: Motion): Pose[] {
  return motion.frames.map((frame) => {
    const plan = readKeyframe(motion, frame, basePose(motion.base));
    return restHands(motion, plan, standFrame(motion, plan));
  });
}

/** A frame's pose with feet solved, but not hands. */
export function standFrame(motion: Motion, plan: FramePlan): Pose {
  const base = basePose(motion.base);
  const footings = footingsOf(base, plan);
  let pose = SITTING.has(motion.base) ? plan.pose : raiseHeels(plan.pose, plan.heels);
  for (const side of SIDES) {
    if (plan.loose[side]) continue;
    pose = plantWithToes(pose, side, footings[side]);
  }
  for (const side of SIDES) {
    const place = plan.feet[side];
    if (place !== null) pose = placeFoot(pose, side, place);
  }
  return pose;
}

/** Planted feet: in the base pose's place, changed by the frame's stance. */
export function footingsOf(base: Pose, plan: FramePlan): Pair<Footing> {
  const { legs } = forwardKinematics(base);
  return bothSides((side) => {
    const { step, wide, turn, heel, toesUp } = plan.stances[side];
    const ankle = add(legs[side].ankle, [outward(side) * wide, 0, step]);
    return { ankle, turn, heels: plan.heels + heel, toesUp };
  });
}

/** On tiptoe the ball stays, so the ankle and the body move up and forward. */
function raiseHeels(pose: Pose, degrees: number): Pose {
  const [up, forward] = ankleShift(degrees);
  return {
    ...pose,
    'pelvis.up': pose['pelvis.up'] + up,
    'pelvis.fwd': pose['pelvis.fwd'] + forward,
  };
}

function plantWithToes(pose: Pose, side: Side, footing: Footing): Pose {
  const planted = plantFoot(pose, side, footing);
  return withSide(planted, side, {
    'toes.mtp': planted[sided(side, 'toes.mtp')] + footing.heels,
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

function restHands(motion: Motion, plan: FramePlan, solved: Pose): Pose {
  let pose = solved;
  for (const side of restingOrder(plan.hands)) {
    const key = plan.hands[side];
    if (key === null) continue;
    const hold = { ...contactFor(pose, placeOf(motion.base), key, side), ...graspFor(key) };
    const shape = plan.shapes[side] ?? hold.shape;
    const hand = Object.entries(mapHand(shape)).map(([movement, degrees]) => [
      movement,
      degrees + plan.fingers[sided(side, movement as LimbMovement)],
    ]);
    pose = settleHand(withSide(pose, side, Object.fromEntries(hand)), side, hold);
  }
  return pose;
}
