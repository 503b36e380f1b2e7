import type { Cluster } from '../body/cluster.ts';
import { add, scale, type Vector } from '../math/vector.ts';
import { project } from '../scene/camera.ts';
import type { GBuffer } from './g-buffer.ts';
import { isOneSleeve } from './ink-edges.ts';

/**
 * Shadows where things meet, in centimetres: how far towards the light is looked, in how many steps; from what
 * depth something other, or a part of the same surface, stands in the way; and how thick it is at most. They
 * fall by a light that comes less from the viewer, by `raking`: cloth stands off by half a centimetre, and its
 * shadow would be too narrow to see.
 */
export const CAST = { reach: 4, steps: 8, other: 0.1, own: 2.6, thick: 6, raking: 0.35 };
/** The light in a shadow: darker than any surface that is turned away. */
export const CAST_LIGHT = -1;

/**
 * Whether something close by stands between a pixel's surface and the light: a chin over the neck, a hem over
 * what it covers, a hand over the desk. Known is only what the picture shows: what is hidden casts nothing.
 */
export function isInCastShadow(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  pixel: number,
  place: Vector,
  light: Vector,
): boolean {
  const { camera, size, cluster, depth } = buffer;
  const way = scale(add(light, scale(camera.forward, CAST.raking)), CAST.reach / CAST.steps);
  for (let step = 1; step <= CAST.steps; step++) {
    const [x, y, far] = project(camera, add(place, scale(way, step)));
    const column = Math.floor(((1 + x) * size) / 2);
    const row = Math.floor(((1 - y) * size) / 2);
    if (column < 0 || row < 0 || column >= size || row >= size) return false;
    const at = row * size + column;
    const gap = far - (depth[at] ?? far);
    const isOwn = cluster[at] === cluster[pixel] || isOneSleeve(buffer, clusters, pixel, at);
    if (gap > (isOwn ? CAST.own : CAST.other) && gap < CAST.thick) return true;
  }
  return false;
}
