import type { Pose } from '../pose/pose.ts';
import { seatedPose, standingPose } from '../skeleton/base-poses.ts';

const BASES = [
  'seated',
  'standing',
  'chairhold',
  'desk',
  'deskhold',
  'wall',
  'wallback',
  'wallside',
] as const;
export type Base = (typeof BASES)[number];

/**
 * The side of the figure on which the wall stands, and the position of its face along that axis, in
 * centimetres.
 */
type Wall = { readonly where: 'front' | 'back' | 'left'; readonly at: number };

/** A chair on castors, one on four legs, a wheelchair. */
export type Seat = 'office' | 'steady' | 'wheelchair';

/** Numbers are positions along Z in centimetres; null for none. */
export type Place = {
  /** Middle of the seat: 2 when the figure sits on it, further forward when it holds on to it. */
  readonly chair: number | null;
  readonly seat: Seat;
  readonly desk: number | null;
  readonly wall: Wall | null;
};

const EMPTY: Place = { chair: null, seat: 'office', desk: null, wall: null };

const PLACES: Readonly<Record<Base, Place>> = {
  seated: { ...EMPTY, chair: 2 },
  standing: EMPTY,
  chairhold: { ...EMPTY, chair: 46, seat: 'steady' },
  desk: { ...EMPTY, chair: 2, desk: 26 },
  deskhold: { ...EMPTY, desk: 30 },
  wall: { ...EMPTY, wall: { where: 'front', at: 52 } },
  wallback: { ...EMPTY, wall: { where: 'back', at: -14.5 } },
  wallside: { ...EMPTY, wall: { where: 'left', at: 50 } },
};

export function placeOf(base: Base): Place {
  return PLACES[base];
}

export function basePose(base: Base): Pose {
  if (base === 'seated') return seatedPose();
  if (base === 'desk') return { ...seatedPose(), 'pelvis.fwd': -4 };
  return standingPose();
}
