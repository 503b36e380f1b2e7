import { wholeBody } from '../body/body.ts';
import { bodyDistance, indexed, type Cluster, type IndexedCluster } from '../body/cluster.ts';
import { contactFor } from '../contacts/contact-for.ts';
import type { ContactKey } from '../contacts/contact-key.ts';
import { distance, mix, type Vector } from '../math/vector.ts';
import type { Motion } from '../motion/motion.ts';
import { readKeyframe } from '../motion/read-keyframe.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import type { Person } from '../people/person.ts';
import type { Pose } from '../pose/pose.ts';
import { FINGERS } from '../pose/range-of-motion.ts';
import { bothSides, SIDES, type Pair, type Side } from '../pose/side.ts';
import { furniture } from '../scene/furniture.ts';
import { basePose, placeOf, type Place } from '../scene/place.ts';
import type { HandBones } from '../skeleton/hand-bones.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';

/** A hand that a keyframe lays on something, and how far its skin is from there. */
export type HandGap = {
  readonly frame: number;
  readonly side: Side;
  readonly key: ContactKey;
  /** Centimetres between the hand's skin and the nearest surface about the place; below 0 where they press. */
  readonly gap: number;
};

/** Centimetres around a contact within which a part of the hand must touch. */
const ABOUT = 9;

/** Every hand that rests in a keyframe of the motion, as this person. Takes some 5 ms for each. */
export function handGaps(motion: Motion, person: Person): HandGap[] {
  const base = basePose(motion.base);
  const room = roomOf(motion, person);
  return solveMotion(motion).flatMap((pose, frame) => {
    const { hands } = readKeyframe(motion, motion.frames[frame] ?? {}, base);
    return SIDES.flatMap((side): HandGap[] => {
      const key = hands[side];
      return key === null ? [] : [{ frame, side, key, gap: gapOf(pose, room, side, key, person) }];
    });
  });
}

/**
 * How near each hand comes to anything at all, to the body or to what stands around, in its nearest
 * keyframe. Centimetres, as in a `HandGap`: for touches that are written in angles.
 */
export function nearestTouch(motion: Motion, person: Person): number {
  const room = roomOf(motion, person);
  const gaps = solveMotion(motion).flatMap((pose) =>
    SIDES.map((side) => leastGap(pose, room, side, person, () => true)),
  );
  return Math.min(...gaps);
}

/** How deep the bones of each hand are inside a wall or a desk at the deepest, per keyframe; 0 where they are not. */
export function depthsInRoom(motion: Motion): Pair<number>[] {
  const hard = indexed(furniture({ ...placeOf(motion.base), chair: null }));
  return solveMotion(motion).map((pose) => {
    const { arms } = forwardKinematics(pose);
    return bothSides((side) =>
      Math.max(0, ...handPoints(arms[side].hand).map((point) => -fieldAt(hard, point))),
    );
  });
}

function roomOf({ base, seat }: Motion, person: Person): Place {
  const room = placeOf(base);
  return { ...room, seat: person.seat ?? seat ?? room.seat };
}

function gapOf(pose: Pose, room: Place, side: Side, key: ContactKey, person: Person): number {
  const { point } = contactFor(pose, room, key, side);
  return leastGap(pose, room, side, person, (p) => distance(p, point) < ABOUT);
}

/** The least gap between those points of a hand that count and everything else. */
function leastGap(
  pose: Pose,
  room: Place,
  side: Side,
  person: Person,
  counts: (point: Vector) => boolean,
): number {
  const skeleton = forwardKinematics(pose);
  const isOwnArm = (c: Cluster) => c.side === side && (c.part === 'arm' || isSleeve(c));
  const body = wholeBody(skeleton, person, false);
  const own = indexed(body.filter(({ part, side: s }) => part === 'arm' && s === side));
  const others = indexed([...body.filter((c) => !isOwnArm(c)), ...furniture(room)]);
  const points = handPoints(skeleton.arms[side].hand).filter(counts);
  const gaps = points.map((p) => fieldAt(others, p) + fieldAt(own, p));
  return Math.min(Number.POSITIVE_INFINITY, ...gaps);
}

/** A long sleeve is a piece of the shirt that has a side. */
function isSleeve({ part, side }: Cluster): boolean {
  return part === 'torso' && side !== null;
}

function fieldAt(clusters: readonly IndexedCluster[], [x, y, z]: Vector): number {
  return bodyDistance(clusters, x, y, z, { cluster: -1, branch: 0 });
}

/** Points inside the palm, the fingers and the thumb. */
function handPoints({ fingers, carpal, thumb }: HandBones): Vector[] {
  const ofFingers = FINGERS.flatMap((name) => {
    const [a, b, c, d] = fingers[name].joints;
    return [mix(carpal[name], a, 0.3), mix(carpal[name], a, 0.7), a, mix(a, b, 0.5), b, c, d];
  });
  return [...ofFingers, ...thumb.joints];
}
