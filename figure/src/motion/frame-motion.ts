import { direct } from '../math/frame.ts';
import { toRadians } from '../math/rotation.ts';
import { add, unit, type Vector } from '../math/vector.ts';
import type { Motion, View } from './motion.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { fitCamera, type Camera, type Subject } from '../scene/camera.ts';
import type { Crop, Shown } from './crop.ts';
import type { FilmedParts } from './filmed-parts.ts';
import { subjectsOf } from './subjects.ts';

type Shot = { yaw: number; pitch: number; crop: Crop };

export type Framing = {
  readonly subjects: readonly Subject[];
  readonly direction: Vector;
  readonly distance: number;
  readonly margin: number;
  /**
   * The place of spare height in the picture: 0 above and below alike, 1 above, -1 below, where the
   * body goes on.
   */
  readonly spare: number;
};

/** Degrees: 0 is in front of the figure, 90 at its left. */
const SHOTS: Readonly<Record<View, Shot>> = {
  front: { yaw: 0, pitch: 4, crop: 'full' },
  'three-quarter': { yaw: 38, pitch: 10, crop: 'full' },
  right: { yaw: -36, pitch: 9, crop: 'full' },
  side: { yaw: 84, pitch: 5, crop: 'full' },
  back: { yaw: 180, pitch: 6, crop: 'full' },
  'back-three-quarter': { yaw: 142, pitch: 10, crop: 'full' },
  'back-above': { yaw: 180, pitch: 42, crop: 'full' },
  'upper-front': { yaw: 0, pitch: 4, crop: 'upper' },
  'upper-three-quarter': { yaw: 34, pitch: 8, crop: 'upper' },
  'upper-side': { yaw: 82, pitch: 4, crop: 'upper' },
  'upper-back': { yaw: 172, pitch: 6, crop: 'upper' },
  'upper-behind': { yaw: 132, pitch: 8, crop: 'upper' },
  'bust-front': { yaw: 0, pitch: 3, crop: 'bust' },
  'bust-three-quarter': { yaw: 30, pitch: 5, crop: 'bust' },
  'bust-side': { yaw: 80, pitch: 2, crop: 'bust' },
  'bust-above': { yaw: 0, pitch: 16, crop: 'bust' },
  'bust-right': { yaw: -34, pitch: 5, crop: 'bust' },
  'bust-back': { yaw: 176, pitch: 6, crop: 'bust' },
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
/** Centimetres from the camera to its target. */
const DISTANCE: Readonly<Record<Crop, number>> = {
  full: 520,
  knees: 520,
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
/** Factor of the subjects' size: ink and heads of arrows keep clear of the edge. */
const MARGIN = 1.05;
/** Spare room shows more of a body that a crop cuts off. */
const SPARE: Readonly<Partial<Record<Crop, number>>> = { knees: -1, upper: -1, bust: -1, lower: 1 };

/** Centimetres from the camera within which hands and feet fill the picture. */
const CLOSE = 220;

const WITH_NAILS: ReadonlySet<Crop> = new Set<Crop>(['hand', 'hands', 'fingers']);

export function isFilmedClose({ view }: Pick<Motion, 'view'>): boolean {
  return DISTANCE[SHOTS[view].crop] <= CLOSE;
}

/** Whether fingers are wide enough for their nails to show. */
export function showsNails({ view }: Pick<Motion, 'view'>): boolean {
  return WITH_NAILS.has(SHOTS[view].crop);
}

/** Length in centimetres of a pressure's arrow. */
export function pressLength(motion: Pick<Motion, 'view'>): number {
  return isFilmedClose(motion) ? 5.5 : 12;
}

/** Default radius in centimetres of a turning force's arrow. */
export function twistRadius(motion: Pick<Motion, 'view'>): number {
  return isFilmedClose(motion) ? 5 : 9;
}

export function viewCrop({ view }: Pick<Motion, 'view'>): Crop {
  return SHOTS[view].crop;
}

/** @param least the least half height. */
export function cameraFor(
  { subjects, direction, distance, margin, spare }: Framing,
  least = 0,
): Camera {
  return fitCamera(subjects, direction, distance, margin, { spare, least });
}

export function framingWith(
  motion: FilmedParts,
  skeletons: readonly Skeleton[],
  shown: Shown,
): Framing {
  const sizes = { press: pressLength(motion), twist: twistRadius(motion) };
  return {
    subjects: subjectsOf(motion, shown, skeletons, sizes),
    direction: viewDirection(motion, skeletons),
    distance: DISTANCE[shown.crop],
    margin: MARGIN,
    spare: SPARE[shown.crop] ?? 0,
  };
}

export function insetCamera(motion: FilmedParts, skeletons: readonly Skeleton[]): Camera | null {
  const framing = insetFraming(motion, skeletons);
  return framing && cameraFor(framing);
}

/** Null for a motion without a zoom. */
export function insetFraming(motion: FilmedParts, skeletons: readonly Skeleton[]): Framing | null {
  const { inset } = motion;
  if (inset === undefined) return null;
  const subjects = skeletons.map((k): Subject => [landmarkPoint(k, inset), 13]);
  const direction = viewDirection(motion, skeletons);
  return { subjects, direction, distance: 300, margin: MARGIN, spare: 0 };
}

function viewDirection(motion: FilmedParts, skeletons: readonly Skeleton[]): Vector {
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
