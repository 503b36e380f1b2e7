import type { Cluster, Part } from '../body/cluster.ts';
import { direct, place, type Frame } from '../math/frame.ts';
import { dot, scale, type Vector } from '../math/vector.ts';
import type { Side } from '../pose/side.ts';
import type { Camera } from '../scene/camera.ts';
import { landmarkPoint, splitLandmark, type Landmark } from '../skeleton/landmarks.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';

type Spread = { readonly radius: number; readonly on: readonly Part[] };
type OneSided = {
  readonly frame: (skeleton: Skeleton, side: Side) => Frame;
  readonly centre: Vector;
  /** 1: the front works, from `from` centimetres forward in the frame; -1: the back, from there backward. */
  readonly faces: 1 | -1;
  readonly from: number;
};

/** Centimetres of each joint's glow, and the lit parts. */
const SPREADS: Readonly<Record<string, Spread>> = {
  neck: { radius: 11, on: ['head', 'hair', 'torso'] },
  jaw: { radius: 5.5, on: ['head'] },
  chest: { radius: 15, on: ['torso'] },
  upperBack: { radius: 16, on: ['torso'] },
  lowerBack: { radius: 16, on: ['torso'] },
  pelvis: { radius: 15, on: ['torso', 'legwear'] },
  shoulder: { radius: 13.5, on: ['torso'] },
  elbow: { radius: 9.5, on: ['arm', 'torso'] },
  forearm: { radius: 10.5, on: ['arm', 'torso'] },
  wrist: { radius: 7, on: ['arm'] },
  palm: { radius: 6.5, on: ['arm'] },
  knuckle: { radius: 6, on: ['arm'] },
  thumb: { radius: 4.7, on: ['arm'] },
  thumbTip: { radius: 3.5, on: ['arm'] },
  indexTip: { radius: 3.5, on: ['arm'] },
  fingertip: { radius: 3.5, on: ['arm'] },
  ringTip: { radius: 3.5, on: ['arm'] },
  littleTip: { radius: 3.5, on: ['arm'] },
  hip: { radius: 13, on: ['legwear', 'torso'] },
  glute: { radius: 13, on: ['legwear'] },
  knee: { radius: 13, on: ['legwear'] },
  calf: { radius: 13, on: ['legwear', 'foot'] },
  ankle: { radius: 10, on: ['foot', 'sock'] },
  ball: { radius: 7, on: ['foot'] },
};
const DEFAULT_SPREAD: Spread = { radius: 11, on: ['torso', 'arm', 'legwear', 'foot', 'head'] };

/** A side turned away glows wider by up to this share, so that its rim shows. */
const RIM = 0.3;
/** Radius of a glow as a factor of the distance at which it should be faint. */
const FAINT_FROM = 1.25;
const ONE_SIDED: Readonly<Record<string, OneSided>> = {
  chest: { frame: (k) => k.upperThorax, centre: [0, 1, 11], faces: 1, from: 2 },
  upperBack: { frame: (k) => k.upperThorax, centre: [0, 0, -7], faces: -1, from: 2 },
  lowerBack: { frame: (k) => k.upperLumbar, centre: [0, 0, -7], faces: -1, from: 2 },
  glute: { frame: hipFrame, centre: [0, -1, -9], faces: -1, from: 0 },
  calf: { frame: (k, side) => k.legs[side].shank, centre: [0, -14, -4], faces: -1, from: 1 },
};
/** Landmarks hidden by a shoe: the ankle above glows instead. */
const IN_SHOE = /\.(?:heel|ball|toe|bigToe|outerEdge)$/;

/** In radii: anything further in front of the joint or behind it is another limb. */
export const GLOW_DEPTH = 1.6;
/** Strength from the joint (0) to the end (1): it fades as softly as warmth. */
export const GLOW_STOPS = [
  { offset: 0, opacity: 0.66 },
  { offset: 0.3, opacity: 0.52 },
  { offset: 0.65, opacity: 0.17 },
  { offset: 1, opacity: 0 },
] as const;
/**
 * The neck glows below the jaw, whose `height` is in centimetres of the unscaled head and sinks by
 * `fall` per centimetre forward.
 */
export const JAW = { height: 2.4, fall: 0.75 };

/** `strength`: 0 to 1. */
export type Glow = { readonly landmark: Landmark; readonly strength: number };

export type GlowPlace = {
  readonly landmark: Landmark;
  readonly centre: Vector;
  /** Centimetres. */
  readonly radius: number;
  /** Only parts up to `height` along `normal` are lit; the zero vector and 1 for all. */
  readonly normal: Vector;
  readonly height: number;
};

/**
 * The glow of a landmark on this body, as the camera sees it: on the working side, and above a shoe. A side
 * turned away shows its rim only.
 */
export function glowPlace(
  skeleton: Skeleton,
  clusters: readonly Cluster[],
  focus: Landmark,
  camera: Camera,
): GlowPlace {
  const landmark = isShod(clusters) ? overShoe(focus) : focus;
  const { side, part } = splitLandmark(landmark);
  const { radius } = SPREADS[part] ?? DEFAULT_SPREAD;
  const oneSided = ONE_SIDED[part];
  if (oneSided === undefined) {
    const centre = landmarkPoint(skeleton, landmark);
    return { landmark, centre, radius, normal: [0, 0, 0], height: 1 };
  }
  const { faces, from } = oneSided;
  const frame = oneSided.frame(skeleton, side ?? 'left');
  const normal = scale(direct(frame, [0, 0, 1]), -faces);
  const height = dot(normal, place(frame, [0, 0, from]));
  const away = -dot(normal, camera.forward);
  const centre = place(frame, oneSided.centre);
  // Seen from beside, the glow fades out at the end of its side instead of being cut off.
  const reach = FAINT_FROM * (height - dot(normal, centre));
  const width = reach + (radius - reach) * Math.abs(away);
  return { landmark, centre, radius: width * (1 + RIM * Math.max(0, away)), normal, height };
}

/** Whether a part of this side (null: of none) may glow with the landmark. Shoes never do. */
export function glowsOn(
  landmark: Landmark,
  { part, side, material }: Pick<Cluster, 'part' | 'side' | 'material'>,
): boolean {
  const own = splitLandmark(landmark);
  const { on } = SPREADS[own.part] ?? DEFAULT_SPREAD;
  if (material === 'shoe' || !on.includes(part)) return false;
  // Sleeves beside a trunk have no front or back.
  if (own.part in ONE_SIDED && own.side === null) return side === null;
  return own.side === null || side === null || side === own.side;
}

/** The surface that a glow mainly lies on: on some of them plain coral would be dark red. */
export type GlowGround = 'trousers' | 'skin' | 'shirt';

/**
 * The ground of a landmark. A foot counts as bare, since shoes never glow, and an arm as skin even
 * in a long sleeve.
 */
export function groundOf(landmark: Landmark): GlowGround {
  const [first] = (SPREADS[splitLandmark(landmark).part] ?? DEFAULT_SPREAD).on;
  if (first === 'legwear') return 'trousers';
  return first === 'torso' ? 'shirt' : 'skin';
}

function isShod(clusters: readonly Cluster[]): boolean {
  return clusters.some(({ material }) => material === 'shoe');
}

function overShoe(landmark: Landmark): Landmark {
  return landmark.replace(IN_SHOE, '.ankle') as Landmark;
}

/** Turned as the pelvis, at the outside of the hip joint. */
function hipFrame({ pelvis, legs }: Skeleton, side: Side): Frame {
  const { hip, out } = legs[side];
  return { ...pelvis, origin: place({ ...pelvis, origin: hip }, [out * 5, 0, 0]) };
}
