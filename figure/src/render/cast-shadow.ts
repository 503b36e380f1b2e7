import type { Cluster } from '../body/cluster.ts';
import { add, scale, type Vector } from '../math/vector.ts';
import { project } from '../scene/camera.ts';
import type { GBuffer } from './g-buffer.ts';
import { isOneSleeve } from './ink-edges.ts';

/**
 * Contact shadows, in centimetres. `reach`: distance towards the light that is searched, in so many
 * `steps`. `other`, `own`: depth from which another surface, or a part of the same one, casts a
 * shadow. `thick`: depth from which none does. `raking`: the light comes less from the viewer,
 * since the shadow of cloth half a centimetre away would otherwise be too narrow to see.
 */
export const CAST = { reach: 4, steps: 8, other: 0.1, own: 2.6, thick: 6, raking: 0.35 };
/** Darker than any surface turned away from the light. */
export const CAST_LIGHT = -1;

/**
 * Whether a near surface shades a pixel: a chin the neck, a hem the legs, a hand the desk. Only visible
 * surfaces cast shadows.
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
