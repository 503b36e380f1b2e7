import type { Contact } from '../contacts/contact.ts';
import { contactFor, placeAlong } from '../contacts/contact-for.ts';
import type { ContactKey } from '../contacts/contact-key.ts';
import { reachArm } from '../contacts/reach-arm.ts';
import { slerp, toRotation } from '../math/quaternion.ts';
import {
  compose,
  fromAxes,
  rotate,
  toDegrees,
  transpose,
  type Rotation,
} from '../math/rotation.ts';
import { across, add, clamp, cross, mix, subtract, unit, type Vector } from '../math/vector.ts';
import { withSide, type Pose } from '../pose/pose.ts';
import type { Side } from '../pose/side.ts';
import { placeOf, type Base } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import type { RestingHand } from './motion-plan.ts';

/**
 * The pose with a hand on its contact, interpolated between both ends, without a search: the arm reaches, the
 * elbow stays on its side, forearm and wrist turn the hand exactly.
 */
export function restHand(
  pose: Pose,
  side: Side,
  base: Base,
  hand: RestingHand,
  share: number,
): Pose {
  const { wrist, turn: aim } = restingPlace(pose, side, base, hand, share);
  const arm = forwardKinematics(pose).arms[side];
  const towards = unit(subtract(wrist, arm.shoulder));
  const elbow = unit(across(subtract(arm.elbow, arm.shoulder), towards));
  const [x, y, z] = rotate(transpose(arm.socket.rotation), elbow);
  const reached = reachArm(pose, side, wrist, [arm.out * x, y, z]);
  const forearm = forwardKinematics(reached).arms[side].forearm.rotation;
  const m = compose(transpose(forearm), aim);
  return withSide(reached, side, {
    'forearm.sup': arm.out * toDegrees(Math.atan2(-m[6], m[0])),
    'wrist.flex': -arm.out * toDegrees(Math.asin(clamp(m[3], -1, 1))),
    'wrist.dev': -toDegrees(Math.atan2(-m[5], m[4])),
  });
}

/** The wrist of a resting hand, in centimetres of the room, and the hand's rotation. */
export function restingPlace(
  pose: Pose,
  side: Side,
  base: Base,
  { keys, wrists, turns }: RestingHand,
  share: number,
): { wrist: Vector; turn: Rotation } {
  const contact = contactFor(pose, placeOf(base), keyBetween(keys, share), side);
  const turn = contactTurn(contact);
  return {
    wrist: add(contact.point, rotate(turn, mix(wrists[0], wrists[1], share))),
    turn: compose(turn, toRotation(slerp(turns[0], turns[1], share))),
  };
}

/** A contact's rotation in the room: Z out of the surface, Y along the fingers. */
export function contactTurn({ normal, fingers }: Contact): Rotation {
  const z = unit(normal);
  const y = unit(across(fingers, z));
  return fromAxes(cross(y, z), y, z);
}

export function isSamePlace(a: ContactKey, b: ContactKey): boolean {
  return a.split('@')[0] === b.split('@')[0];
}

function keyBetween([from, to]: readonly [ContactKey, ContactKey], share: number): ContactKey {
  if (from === to) return from;
  const { name, along: start } = placeAlong(from);
  const { along: end } = placeAlong(to);
  return `${name}@${start + (end - start) * share}` as ContactKey;
}
