import { contactFor } from '../contacts/contact-for.ts';
import { angleBetween, toQuaternion, type Quaternion } from '../math/quaternion.ts';
import { compose, rotate, transpose } from '../math/rotation.ts';
import { subtract, type Vector } from '../math/vector.ts';
import { mixPoses, type Pose } from '../pose/pose.ts';
import { bothSides, type Side } from '../pose/side.ts';
import { placeOf, type Base } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import type { ContactKey } from '../contacts/contact-key.ts';
import type { RestingHand, Segment } from './motion-plan.ts';
import type { FramePlan } from './read-keyframe.ts';
import { contactTurn, isSamePlace } from './rest-hand.ts';
import { roundTo } from './round-to.ts';
import { shoulderTurn } from './turn-shoulder.ts';

export type SolvedFrame = { readonly pose: Pose; readonly asked: FramePlan };

/** Angles that turn a shoulder by this much more than needed are replaced by the straight turn. */
const LONG_WAY = { times: 1.3, degrees: 15 };
/** Degrees of the longest straight turn: near half a turn there is no shortest way. */
const MAX_STRAIGHT = 150;
const STEPS = 8;

export function planSegment(base: Base, from: SolvedFrame, to: SolvedFrame): Segment {
  return {
    hands: bothSides((side) => restingHand(base, from, to, side)),
    straight: bothSides((side) => takesLongWay(from, to, side)),
    aside: { left: null, right: null },
    lift: { left: null, right: null },
  };
}

function restingHand(
  base: Base,
  from: SolvedFrame,
  to: SolvedFrame,
  side: Side,
): RestingHand | null {
  const [start, end] = [from.asked.hands[side], to.asked.hands[side]];
  if (start === null || end === null || !isSamePlace(start, end)) return null;
  const [one, other] = [
    seenFromContact(base, from.pose, start, side),
    seenFromContact(base, to.pose, end, side),
  ];
  return {
    keys: [start, end],
    wrists: [one.wrist, other.wrist],
    turns: [one.turn, other.turn],
  };
}

function seenFromContact(
  base: Base,
  pose: Pose,
  key: ContactKey,
  side: Side,
): { wrist: Vector; turn: Quaternion } {
  const contact = contactFor(pose, placeOf(base), key, side);
  const toContact = transpose(contactTurn(contact));
  const { wrist, hand } = forwardKinematics(pose).arms[side];
  const [x, y, z] = rotate(toContact, subtract(wrist, contact.point));
  const [a, b, c, d] = toQuaternion(compose(toContact, hand.frame.rotation));
  return {
    wrist: [roundTo(4, x), roundTo(4, y), roundTo(4, z)],
    turn: [roundTo(6, a), roundTo(6, b), roundTo(6, c), roundTo(6, d)],
  };
}

/** Two triples of angles describe the same turn of a shoulder; from one kind to the other the way is long. */
function takesLongWay(from: SolvedFrame, to: SolvedFrame, side: Side): boolean {
  const turnAt = (t: number) => shoulderTurn(mixPoses(from.pose, to.pose, t), side);
  const direct = angleBetween(turnAt(0), turnAt(1));
  const along = Array.from({ length: STEPS }, (_, k) =>
    angleBetween(turnAt(k / STEPS), turnAt((k + 1) / STEPS)),
  ).reduce((sum, degrees) => sum + degrees, 0);
  return along > LONG_WAY.times * direct + LONG_WAY.degrees && direct < MAX_STRAIGHT;
}
