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

/** What the pictures of a motion do for who looks at them. All are shares from 0 to 1. */
export type PictureMeasures = {
  /**
   * Of the picture: the upright box around the figure with the chair that it uses, averaged over all frames. Says
   * how near the camera came: 1 leaves no dead room at any edge. Much of the box of a slim figure is empty.
   */
  readonly box: number;
  /**
   * Of the picture: the pixels that show figure and chair, averaged over all frames. Says how much there is to see.
   * Somebody who stands with arms down and touches the upper and lower edge covers some 0.17, a bust some 0.4.
   */
  readonly drawn: number;
  /** Of figure and chair: what looks otherwise in the two frames that differ most, or in their zoom. */
  readonly change: number;
};

/** Rays along an edge of the picture: enough to see an arm move, for 10 ms a frame. */
const RAYS = 48;
/** The cosine of 30 degrees: a surface turned by more catches the light otherwise. */
const TURNED = 0.866;

/** A frame as it is seen; its first `used` clusters are the figure and its chair, the others desk and wall. */
type Shot = { readonly used: number; readonly buffer: GBuffer };

/** Looks at all frames of a motion through its own camera, in some 40 ms. Arrows and glow do not count. */
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

/** The share of the picture's pixels that show figure or chair. */
function drawnOf(shot: Shot): number {
  const { cluster } = shot.buffer;
  return cluster.filter((_, pixel) => isUsed(shot, pixel)).length / cluster.length;
}

/** The share of the picture that the box around figure and chair takes. Desk and wall are scenery. */
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

/** Whether a pixel shows the figure or its chair. */
function isUsed({ used, buffer }: Shot, pixel: number): boolean {
  const index = buffer.cluster[pixel] ?? NOTHING;
  return index !== NOTHING && index < used;
}

/** Another part, another finger, or a surface that turned. */
function looksOtherwise(a: GBuffer, b: GBuffer, pixel: number): boolean {
  if (a.cluster[pixel] !== b.cluster[pixel] || a.branch[pixel] !== b.branch[pixel]) return true;
  return dot(normalAt(a, pixel), normalAt(b, pixel)) < TURNED;
}
