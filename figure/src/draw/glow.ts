import type { Cluster, Part } from '../body/cluster.ts';
import { headPoint } from '../body/head.ts';
import { localize } from '../math/frame.ts';
import type { Vector } from '../math/vector.ts';
import { pixelSize, type GBuffer } from '../render/g-buffer.ts';
import { project } from '../scene/camera.ts';
import { landmarkPoint, splitLandmark, type Landmark } from '../skeleton/landmarks.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { maskLoops } from '../trace/loops.ts';
import { tracePath, VIEW_BOX } from '../trace/path.ts';
import { pathStyle } from './drawing.ts';
import { path } from './markup.ts';
import { positionAt, toPicture, unitsPerCm } from './picture.ts';

type Spread = { radius: number; on: readonly Part[] };

/** How far each joint glows, in centimetres, and on what. */
const SPREADS: Readonly<Record<string, Spread>> = {
  neck: { radius: 9, on: ['head', 'hair', 'torso'] },
  upperBack: { radius: 15, on: ['torso'] },
  lowerBack: { radius: 14, on: ['torso'] },
  shoulder: { radius: 11.5, on: ['torso'] },
  elbow: { radius: 8, on: ['arm', 'torso'] },
  forearm: { radius: 9, on: ['arm', 'torso'] },
  wrist: { radius: 6, on: ['arm'] },
  palm: { radius: 5.5, on: ['arm'] },
  knuckle: { radius: 5.2, on: ['arm'] },
  thumb: { radius: 4, on: ['arm'] },
  thumbTip: { radius: 3, on: ['arm'] },
  indexTip: { radius: 3, on: ['arm'] },
  fingertip: { radius: 3, on: ['arm'] },
  ringTip: { radius: 3, on: ['arm'] },
  littleTip: { radius: 3, on: ['arm'] },
  hip: { radius: 11, on: ['legwear', 'torso'] },
  glute: { radius: 10, on: ['legwear'] },
  knee: { radius: 11.5, on: ['legwear'] },
  calf: { radius: 11, on: ['legwear'] },
  ankle: { radius: 8.5, on: ['foot', 'sock'] },
  ball: { radius: 6, on: ['foot'] },
};
const DEFAULT_SPREAD: Spread = { radius: 10, on: ['torso', 'arm', 'legwear', 'foot', 'head'] };

/** In radii: what lies further in front of the joint or behind it is another limb and does not glow. */
export const GLOW_DEPTH = 1.9;
/** How strong the glow is, from the joint (0) to its end (1). */
export const GLOW_STOPS = [
  { offset: 0, opacity: 0.75 },
  { offset: 0.4, opacity: 0.56 },
  { offset: 1, opacity: 0 },
] as const;
/** The neck glows below the jaw: its height in the head's own measures, and how it falls forward. */
export const JAW = { height: 2.4, fall: 0.75 };

/** How far a landmark glows, in centimetres, and on what. */
export function spreadOf(landmark: Landmark): Spread {
  return SPREADS[splitLandmark(landmark).part] ?? DEFAULT_SPREAD;
}

/** Whether a part of this side (null: of none) may glow with the landmark. */
export function glowsOn(
  landmark: Landmark,
  { part, side }: Pick<Cluster, 'part' | 'side'>,
): boolean {
  const own = splitLandmark(landmark).side;
  return spreadOf(landmark).on.includes(part) && (own === null || side === null || side === own);
}

/** A joint that glows, from 0 (not at all) to 1. */
export type Glow = { readonly landmark: Landmark; readonly strength: number };

/** The glow on the joints that move: a soft light that keeps to their own part of the body. */
export function glowMarkup(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  skeleton: Skeleton,
  glows: readonly Glow[],
  id: string,
): string {
  return glows
    .map(({ landmark, strength }, i) => {
      const centre = landmarkPoint(skeleton, landmark);
      const spread = spreadOf(landmark);
      const d = glowOutline(buffer, clusters, skeleton, landmark, centre);
      const [cx, cy] = toPicture(buffer, centre);
      const place = `cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(spread.radius * unitsPerCm(buffer, centre))}"`;
      const name = `${id}-glow-${i}`;
      const faded = strength < 1 ? { opacity: short(Number(strength.toFixed(2))) } : {};
      return d === ''
        ? ''
        : `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" ${place}>${STOPS}</radialGradient>${path([], d, { fill: `url(#${name})`, ...faded })}`;
    })
    .join('');
}

const STOPS = GLOW_STOPS.map(({ offset, opacity }) => {
  const place = offset === 0 ? '' : ` offset="${short(offset)}"`;
  return `<stop class="glow"${place} stop-opacity="${short(opacity)}"/>`;
}).join('');

/** A number without the zero before its point. */
function short(value: number): string {
  return `${value}`.replace(/^0\./, '.');
}

function glowOutline(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  skeleton: Skeleton,
  landmark: Landmark,
  centre: Vector,
): string {
  const { size, cluster } = buffer;
  const { radius } = spreadOf(landmark);
  const [, , depth] = project(buffer.camera, centre);
  const [column, row] = toPicture(buffer, centre).map((v) => (v / VIEW_BOX) * size) as [
    number,
    number,
  ];
  const reach = (radius * 1.03) / pixelSize(buffer, depth);
  const lit = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= size || y >= size) return false;
    const i = y * size + x;
    const shown = clusters[cluster[i] ?? -1];
    if (shown === undefined || !glowsOn(landmark, shown)) return false;
    const away = Math.hypot(x + 0.5 - column, y + 0.5 - row);
    if (away > reach || Math.abs((buffer.depth[i] ?? 0) - depth) > radius * GLOW_DEPTH)
      return false;
    const point = positionAt(buffer, i);
    return landmark !== 'neck' || shown.part !== 'head' || isNeck(skeleton, point);
  };
  return maskLoops(lit, { left: 0, right: size - 1, top: 0, bottom: size - 1 })
    .filter((loop) => loop.length > size / 60)
    .map((loop) => tracePath(loop, { ...pathStyle(size), error: 0.9, smoothing: 2 }))
    .join('');
}

/** Below the jaw: the chin and the ears stay out of the glow. */
function isNeck({ head }: Skeleton, point: Vector): boolean {
  const jaw = localize(head, headPoint(head, [0, JAW.height, 0]))[1];
  const [, y, z] = localize(head, point);
  return y < jaw - Math.max(0, z) * JAW.fall;
}
