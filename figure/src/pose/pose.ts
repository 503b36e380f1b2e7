import { handMovements, RELAXED_HAND } from './relaxed-hand.ts';
import {
  AXIAL_MOVEMENTS,
  LIMB_MOVEMENTS,
  type AxialMovement,
  type LimbMovement,
} from './range-of-motion.ts';
import type { Side } from './side.ts';

/** Position in centimetres, turns and tilts in degrees. */
const PELVIS_MOVEMENTS = [
  'pelvis.left',
  'pelvis.up',
  'pelvis.fwd',
  'pelvis.yaw',
  'pelvis.tilt',
  'pelvis.obliq',
] as const;
type PelvisMovement = (typeof PELVIS_MOVEMENTS)[number];
export type SidedMovement = `${'L' | 'R'}.${LimbMovement}`;
export type Movement = PelvisMovement | AxialMovement | SidedMovement;

/**
 * A number for every movement: degrees in clinical terms, with the same meaning on both sides.
 *
 * Spine: flex + forward, lat and rot + to the left. Eyes, within the head: rot + to the left. Shoulder: flex +
 * forward, abd + away, rot + internal, applied as Rx(flex)·Rz(abd)·Ry(rot), so that abduction after 90° of
 * flexion is horizontal. Forearm: sup + supination, 0 with the thumb up. Wrist: flex + palmar, dev + radial.
 * Hip like the shoulder; knee rot + internal. Ankle: dorsi + dorsiflexion, inv + inversion. Toes: mtp and big +
 * extension (up). Pelvis: tilt + anterior, obliq + left side up.
 */
export type Pose = Readonly<Record<Movement, number>>;

/** All movements with a range, which the pelvis' have not. */
export const JOINT_MOVEMENTS: readonly (AxialMovement | SidedMovement)[] = [
  ...AXIAL_MOVEMENTS,
  ...LIMB_MOVEMENTS.flatMap((movement) => [`L.${movement}`, `R.${movement}`] as const),
];
export const MOVEMENTS: readonly Movement[] = [...PELVIS_MOVEMENTS, ...JOINT_MOVEMENTS];

export function sided(side: Side, movement: LimbMovement): SidedMovement {
  return side === 'left' ? `L.${movement}` : `R.${movement}`;
}

export function withSide(
  pose: Pose,
  side: Side,
  changes: Partial<Record<LimbMovement, number>>,
): Pose {
  const changed: Record<Movement, number> = { ...pose };
  for (const [movement, value] of Object.entries(changes)) {
    changed[sided(side, movement as LimbMovement)] = value;
  }
  return changed;
}

/** Linear in every movement, `t` from 0 to 1. */
export function mixPoses(a: Pose, b: Pose, t: number): Pose {
  return Object.fromEntries(MOVEMENTS.map((m) => [m, a[m] + (b[m] - a[m]) * t])) as Pose;
}

/** Anatomical position with the thumbs forward, pelvis at the origin. */
export const STILL = Object.fromEntries(MOVEMENTS.map((movement) => [movement, 0])) as Pose;

/** At rest, palm towards the thigh. */
export const HANGING_ARM = {
  'shoulder.flex': 0,
  'shoulder.abd': 9,
  'shoulder.rot': 8,
  'elbow.flex': 12,
  'forearm.sup': 0,
  'wrist.flex': 0,
  'wrist.dev': 0,
  ...handMovements(RELAXED_HAND),
} as const satisfies Partial<Record<LimbMovement, number>>;
