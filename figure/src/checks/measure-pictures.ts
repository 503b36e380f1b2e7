import { sceneClusters } from '../draw/scene-clusters.ts';
import { dot } from '../math/vector.ts';
import { normalAt } from '../draw/picture.ts';
import { insetCamera } from '../motion/frame-motion.ts';
import { frameMotion } from '../motion/shown-of.ts';
import type { Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import type { Person } from '../people/person.ts';
import { NOTHING, type GBuffer } from '../render/g-buffer.ts';
import { rayMarch } from '../render/ray-march.ts';
import type { Camera } from '../scene/camera.ts';
import { furniture } from '../scene/furniture.ts';
import { placeOf } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';

/** Shares from 0 to 1. */
export type PictureMeasures = {
  /**
   * Box around figure and chair as a share of the picture, averaged over frames: the camera's closeness. At 1
   * no edge has unused space. A slim figure leaves much of its box empty.
   */
  readonly box: number;
  /**
   * Pixels of figure and chair as a share of the picture, averaged over frames. A standing person with arms
   * down who fills the height covers about 0.17, a bust about 0.4.
   */
  readonly drawn: number;
  /** Changed share between the two most different frames, or in their zoom. */
  readonly change: number;
};

/** Rays along an edge: enough to see an arm move, for 10 ms a frame. */
const RAYS = 48;
/** The cosine of 30 degrees: surfaces turned by more are lit differently. */
const TURNED = 0.866;

/** The first `used` clusters are figure and chair; the others are desk and wall. */
type Shot = { readonly used: number; readonly buffer: GBuffer };

/** Measures all frames through the motion's own camera, in about 40 ms. Arrows and glow do not count. */
export function measurePictures(motion: Motion, person: Person): PictureMeasures {
  const skeletons = solveMotion(motion).map(forwardKinematics);
  const bodies = skeletons.map((skeleton) => sceneClusters(skeleton, motion, person));
  const scenery = motion.closeUp ? 0 : furniture({ ...placeOf(motion.base), chair: null }).length;
  const filmed = (camera: Camera): Shot[] =>
    bodies.map((clusters) => ({
      used: clusters.length - scenery,
      buffer: rayMarch(clusters, camera, RAYS),
    }));
  const shots = filmed(frameMotion(motion, skeletons));
  const zoom = insetCamera(motion, skeletons);
  return {
    box: mean(shots.map(boxOf)),
    drawn: mean(shots.map(drawnOf)),
    change: Math.max(largestChange(shots), zoom === null ? 0 : largestChange(filmed(zoom))),
  };
}

function mean(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

function drawnOf(shot: Shot): number {
  const { cluster } = shot.buffer;
  return cluster.filter((_, pixel) => isUsed(shot, pixel)).length / cluster.length;
}

function boxOf(shot: Shot): number {
  const { size, cluster } = shot.buffer;
  const columns = new Set<number>();
  const rows = new Set<number>();
  for (const pixel of cluster.keys()) {
    if (!isUsed(shot, pixel)) continue;
    columns.add(pixel % size);
    rows.add(Math.floor(pixel / size));
  }
  const span = (places: ReadonlySet<number>) =>
    places.size === 0 ? 0 : (Math.max(...places) - Math.min(...places) + 1) / size;
  return span(columns) * span(rows);
}

function largestChange(shots: readonly Shot[]): number {
  const changes = shots.flatMap((a, i) => shots.slice(i + 1).map((b) => changeBetween(a, b)));
  return Math.max(0, ...changes);
}

function changeBetween(a: Shot, b: Shot): number {
  let [drawn, changed] = [0, 0];
  for (const pixel of a.buffer.cluster.keys()) {
    if (!isUsed(a, pixel) && !isUsed(b, pixel)) continue;
    drawn++;
    if (looksOtherwise(a.buffer, b.buffer, pixel)) changed++;
  }
  return drawn === 0 ? 0 : changed / drawn;
}

function isUsed({ used, buffer }: Shot, pixel: number): boolean {
  const index = buffer.cluster[pixel] ?? NOTHING;
  return index !== NOTHING && index < used;
}

function looksOtherwise(a: GBuffer, b: GBuffer, pixel: number): boolean {
  if (a.cluster[pixel] !== b.cluster[pixel] || a.branch[pixel] !== b.branch[pixel]) return true;
  return dot(normalAt(a, pixel), normalAt(b, pixel)) < TURNED;
}
