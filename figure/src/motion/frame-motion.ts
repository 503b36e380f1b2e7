import { direct, place } from '../math/frame.ts';
import { toRadians } from '../math/rotation.ts';
import { add, mix, scale, unit, type Vector } from '../math/vector.ts';
import type { Motion, View } from './motion.ts';
import { FINGERS } from '../pose/range-of-motion.ts';
import { SIDES } from '../pose/side.ts';
import type { ArmBones } from '../skeleton/arm-bones.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { fitCamera, type Camera, type Subject } from '../scene/camera.ts';
import { placeOf } from '../scene/place.ts';

type Crop =
  | 'full'
  | 'upper'
  | 'lower'
  | 'bust'
  | 'hands'
  | 'hand'
  | 'feet'
  | 'foot'
  | 'fingers'
  | 'toes';
type Shot = { yaw: number; pitch: number; crop: Crop };

/** The parts of a motion that say what is filmed, and from where. */
export type Filmed = Pick<Motion, 'base' | 'view' | 'closeUp' | 'inset' | 'arrows'>;

/** What a camera must show, the way from there to it, how far away it is, and the room around. */
export type Framing = {
  readonly subjects: readonly Subject[];
  readonly direction: Vector;
  readonly distance: number;
  readonly margin: number;
};

/** Degrees: 0 is in front of the figure, 90 at its left. */
const SHOTS: Readonly<Record<View, Shot>> = {
  front: { yaw: 0, pitch: 4, crop: 'full' },
  'three-quarter': { yaw: 38, pitch: 10, crop: 'full' },
  side: { yaw: 84, pitch: 5, crop: 'full' },
  back: { yaw: 180, pitch: 6, crop: 'full' },
  'back-three-quarter': { yaw: 142, pitch: 10, crop: 'full' },
  'back-above': { yaw: 180, pitch: 42, crop: 'full' },
  'upper-front': { yaw: 0, pitch: 4, crop: 'upper' },
  'upper-three-quarter': { yaw: 34, pitch: 8, crop: 'upper' },
  'upper-side': { yaw: 82, pitch: 4, crop: 'upper' },
  'upper-back': { yaw: 172, pitch: 6, crop: 'upper' },
  'bust-front': { yaw: 0, pitch: 3, crop: 'bust' },
  'bust-three-quarter': { yaw: 30, pitch: 5, crop: 'bust' },
  'bust-side': { yaw: 80, pitch: 2, crop: 'bust' },
  'bust-above': { yaw: 0, pitch: 16, crop: 'bust' },
  'lower-front': { yaw: 0, pitch: 8, crop: 'lower' },
  'lower-three-quarter': { yaw: 38, pitch: 12, crop: 'lower' },
  'lower-side': { yaw: 84, pitch: 6, crop: 'lower' },
  'lower-behind': { yaw: 180, pitch: 6, crop: 'lower' },
  'lower-above': { yaw: 14, pitch: 46, crop: 'lower' },
  hands: { yaw: 34, pitch: 18, crop: 'hands' },
  'hands-front': { yaw: 0, pitch: 14, crop: 'hands' },
  'hands-side': { yaw: 76, pitch: 10, crop: 'hands' },
  'hands-above': { yaw: 10, pitch: 44, crop: 'hands' },
  foot: { yaw: 40, pitch: 22, crop: 'foot' },
  'foot-side': { yaw: 62, pitch: 14, crop: 'foot' },
  'foot-front': { yaw: 12, pitch: 18, crop: 'foot' },
  feet: { yaw: 40, pitch: 22, crop: 'feet' },
  'feet-side': { yaw: 66, pitch: 12, crop: 'feet' },
  'feet-front': { yaw: 8, pitch: 20, crop: 'feet' },
  toes: { yaw: 40, pitch: 26, crop: 'toes' },
  'toes-front': { yaw: 8, pitch: 30, crop: 'toes' },
  hand: { yaw: 60, pitch: 6, crop: 'hand' },
  'hand-above': { yaw: 12, pitch: 52, crop: 'hand' },
  fingers: { yaw: 60, pitch: 6, crop: 'fingers' },
  'fingers-front': { yaw: -8, pitch: 36, crop: 'fingers' },
  'fingers-above': { yaw: 12, pitch: 52, crop: 'fingers' },
};
/** Centimetres from the camera to what it looks at. */
const DISTANCE: Readonly<Record<Crop, number>> = {
  full: 520,
  upper: 520,
  lower: 420,
  bust: 330,
  hands: 220,
  hand: 130,
  feet: 220,
  foot: 130,
  fingers: 130,
  toes: 130,
};
const MARGIN: Readonly<Record<Crop, number>> = {
  full: 1.16,
  upper: 1.16,
  lower: 1.16,
  bust: 1.16,
  hands: 1.2,
  hand: 1.34,
  feet: 1.18,
  foot: 1.18,
  fingers: 1.2,
  toes: 1.2,
};

const CLOSE: ReadonlySet<Crop> = new Set<Crop>([
  'hand',
  'hands',
  'foot',
  'feet',
  'fingers',
  'toes',
]);

/** Whether the camera is so near that fingers and toes need thinner lines. */
export function isFilmedClose({ view }: Pick<Motion, 'view'>): boolean {
  return CLOSE.has(SHOTS[view].crop);
}

/** Length in centimetres of an arrow that shows a pressure. */
export function pressLength(motion: Pick<Motion, 'view'>): number {
  return isFilmedClose(motion) ? 5.5 : 12;
}

/** One camera for all frames of the motion, so that only the figure moves. */
export function frameMotion(motion: Filmed, skeletons: readonly Skeleton[]): Camera {
  return cameraFor(framingOf(motion, skeletons));
}

/** The camera that shows what is framed. */
export function cameraFor({ subjects, direction, distance, margin }: Framing): Camera {
  return fitCamera(subjects, direction, distance, margin);
}

/** What the picture of a motion must show. Another direction films the same from elsewhere. */
export function framingOf(motion: Filmed, skeletons: readonly Skeleton[]): Framing {
  const { crop } = SHOTS[motion.view];
  const subjects = [
    ...skeletons.flatMap((skeleton) => subjectsOf(skeleton, motion, crop)),
    ...(crop === 'full' ? furnitureSubjects(motion) : []),
    ...skeletons.flatMap((skeleton) => arrowSubjects(skeleton, motion)),
  ];
  return {
    subjects,
    direction: viewDirection(motion, skeletons),
    distance: DISTANCE[crop],
    margin: MARGIN[crop],
  };
}

/** The camera of a round zoom on one landmark, from the same direction. */
export function insetCamera(motion: Filmed, skeletons: readonly Skeleton[]): Camera | null {
  const framing = insetFraming(motion, skeletons);
  return framing && cameraFor(framing);
}

/** What the round zoom must show; null for a motion without one. */
export function insetFraming(motion: Filmed, skeletons: readonly Skeleton[]): Framing | null {
  const { inset } = motion;
  if (inset === undefined) return null;
  const subjects = skeletons.map((k): Subject => [landmarkPoint(k, inset), 13]);
  return { subjects, direction: viewDirection(motion, skeletons), distance: 300, margin: 1.05 };
}

function viewDirection(motion: Filmed, skeletons: readonly Skeleton[]): Vector {
  const { closeUp } = motion;
  const [first] = skeletons;
  if (closeUp?.from && first) {
    const arm = first.arms[closeUp.side];
    const [palmar, proximal, radial] = closeUp.from;
    const [x, , z] = direct(arm.twisted, [-arm.out * palmar, -proximal, radial]);
    return unit(add(unit([x, 0, z]), [0, 0.1, 0]));
  }
  const { yaw, pitch } = SHOTS[motion.view];
  const [y, p] = [toRadians(yaw), toRadians(pitch)];
  return [Math.sin(y) * Math.cos(p), Math.sin(p), Math.cos(y) * Math.cos(p)];
}

function subjectsOf(skeleton: Skeleton, { closeUp }: Filmed, crop: Crop): Subject[] {
  const { arms, legs, pelvis, head, lowerThorax } = skeleton;
  const side = closeUp?.side ?? 'left';
  if (crop === 'hand') return handSubjects(arms[side]);
  if (crop === 'foot') return footSubjects(legs[side]);
  if (crop === 'fingers') return fingerSubjects(arms[side]);
  if (crop === 'toes') return toeSubjects(legs[side]);
  if (crop === 'hands') return SIDES.flatMap((s) => handSubjects(arms[s]));
  if (crop === 'feet') return SIDES.flatMap((s) => footSubjects(legs[s]));
  if (crop === 'lower') {
    return [[pelvis.origin, 18], ...SIDES.flatMap((s) => legSubjects(legs[s]))];
  }
  const shoulders = SIDES.map((s): Subject => [arms[s].shoulder, 7]);
  const top: Subject[] = [[landmarkPoint(skeleton, 'crown'), 2], [head.origin, 10], ...shoulders];
  if (crop === 'bust') {
    const raised = SIDES.map((s) => arms[s]).filter((a) => a.wrist[1] > lowerThorax.origin[1] - 8);
    return top.concat(
      [[place(lowerThorax, [0, 2, 0]), 14]],
      raised.map((a): Subject => [a.elbow, 5]),
    );
  }
  const limbs = SIDES.flatMap((s): Subject[] => [
    [arms[s].elbow, 5],
    [arms[s].wrist, 4],
    [arms[s].hand.fingers.middle.joints[3], 2],
  ]);
  const feet = crop === 'full' ? SIDES.flatMap((s) => legSubjects(legs[s])) : [];
  return [...top, ...limbs, ...feet, [pelvis.origin, 16]];
}

/** Room for the arrows along the landmarks that they follow. */
function arrowSubjects(skeleton: Skeleton, motion: Filmed): Subject[] {
  return (motion.arrows ?? []).flatMap((arrow): Subject[] => {
    if (!('press' in arrow)) {
      return [[landmarkPoint(skeleton, arrow.track), (arrow.offset ?? 3) + 1]];
    }
    const { press, towards, offset = 4 } = arrow;
    const spot = (cm: number) => add(landmarkPoint(skeleton, press), scale(unit(towards), cm));
    return [
      [spot(offset), 2],
      [spot(offset + pressLength(motion)), 2],
    ];
  });
}

function legSubjects(leg: LegBones): Subject[] {
  return [
    [leg.knee, 7],
    [leg.ankle, 6],
    [place(leg.foot, [0, -7, 18]), 2],
    [place(leg.foot, [0, -7, -7]), 1],
  ];
}

function handSubjects(arm: ArmBones): Subject[] {
  return [[mix(arm.elbow, arm.wrist, 0.68), 4], ...fingerSubjects(arm)];
}

function fingerSubjects({ wrist, hand }: ArmBones): Subject[] {
  const fingers = FINGERS.flatMap((name): Subject[] => {
    const { joints } = hand.fingers[name];
    return [
      [joints[3], 1.5],
      [joints[0], 1.5],
    ];
  });
  return [[wrist, 4], ...fingers, [hand.thumb.joints[3], 1.5]];
}

function footSubjects(leg: LegBones): Subject[] {
  return [
    [mix(leg.knee, leg.ankle, 0.62), 6],
    [leg.ankle, 5],
    [place(leg.foot, [0, -7, 19]), 2],
    [place(leg.foot, [0, -7, -7]), 1],
    [place(leg.toeHinge, [0, 0, 6]), 1],
  ];
}

function toeSubjects(leg: LegBones): Subject[] {
  return [
    [place(leg.foot, [0, -2, 3]), 4],
    [place(leg.foot, [0, -6, 11]), 5],
    [place(leg.foot, [0, -7, 19]), 2],
    [place(leg.toeHinge, [0, 0, 6]), 1],
  ];
}

function furnitureSubjects({ base }: Filmed): Subject[] {
  const { chair, desk, wall } = placeOf(base);
  return [
    ...standing(chair, [...corners(18, 90, -22), ...corners(20, 1, -22), ...corners(20, 1, 22)]),
    ...standing(desk, [[0, 72, 40]]),
    ...(wall?.where === 'front' ? standing(wall.at, [[0, 170, 2]]) : []),
    ...(wall?.where === 'back' ? standing(wall.at, [[0, 170, -6]]) : []),
    ...(wall?.where === 'left' ? standing(0, [[wall.at + 6, 170, 0]]) : []),
  ];
}

/** Points of a piece of furniture, seen from where it stands along Z. */
function standing(z: number | null, points: readonly Vector[]): Subject[] {
  return z === null ? [] : points.map(([x, y, forward]) => [[x, y, z + forward], 2]);
}

function corners(x: number, y: number, forward: number): readonly Vector[] {
  return [
    [x, y, forward],
    [-x, y, forward],
  ];
}
