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

export type HandGap = {
  readonly frame: number;
  readonly side: Side;
  readonly key: ContactKey;
  /** Centimetres from the hand's skin to the nearest surface there; negative where they press. */
  readonly gap: number;
};

/** Centimetres around a contact within which a part of the hand must touch. */
const ABOUT = 9;

/** All resting hands of a motion's keyframes. About 5 ms each. */
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
 * The least distance of any hand to body or room over all keyframes, in centimetres like `gap`: for
 * touches that a motion writes as angles, without a contact.
 */
export function nearestTouch(motion: Motion, person: Person): number {
  const room = roomOf(motion, person);
  const gaps = solveMotion(motion).flatMap((pose) =>
    SIDES.map((side) => leastGap(pose, room, side, person, () => true)),
  );
  return Math.min(...gaps);
}

/** Depth of each hand's bones inside a wall or a desk, per keyframe; 0 outside. */
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

/** Long sleeves are the only pieces of a shirt with a side. */
function isSleeve({ part, side }: Cluster): boolean {
  return part === 'torso' && side !== null;
}

function fieldAt(clusters: readonly IndexedCluster[], [x, y, z]: Vector): number {
  return bodyDistance(clusters, x, y, z, { cluster: -1, branch: 0 });
}

function handPoints({ fingers, carpal, thumb }: HandBones): Vector[] {
  const ofFingers = FINGERS.flatMap((name) => {
    const [a, b, c, d] = fingers[name].joints;
    return [mix(carpal[name], a, 0.3), mix(carpal[name], a, 0.7), a, mix(a, b, 0.5), b, c, d];
  });
  return [...ofFingers, ...thumb.joints];
}
