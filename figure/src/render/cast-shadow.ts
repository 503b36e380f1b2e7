import { add, scale, type Vector } from '../math/vector.ts';
import { project } from '../scene/camera.ts';
import { NOTHING, type GBuffer } from './g-buffer.ts';

/**
 * Shadows where things meet, in centimetres: how far towards the light is looked, in how many steps; from what
 * depth something other, or a part of the same surface, stands in the way; and how thick it is at most.
 */
export const CAST = { reach: 4, steps: 8, other: 0.3, own: 2.6, thick: 6 };
/** The light in a shadow: darker than any surface that is turned away. */
export const CAST_LIGHT = -1;

/**
 * Whether something close by stands between a pixel's surface and the light: a chin over the neck, a hem over
 * what it covers, a hand over the desk. Known is only what the picture shows: what is hidden casts nothing.
 */
export function isInCastShadow(
  { camera, size, cluster, depth }: GBuffer,
  pixel: number,
  place: Vector,
  light: Vector,
): boolean {
  for (let step = 1; step <= CAST.steps; step++) {
    const [x, y, far] = project(camera, add(place, scale(light, (step * CAST.reach) / CAST.steps)));
    const column = Math.floor(((1 + x) * size) / 2);
    const row = Math.floor(((1 - y) * size) / 2);
    if (column < 0 || row < 0 || column >= size || row >= size) return false;
    const at = row * size + column;
    const gap = far - (depth[at] ?? far);
    const isOwn = (cluster[at] ?? NOTHING) === cluster[pixel];
    if (gap > (isOwn ? CAST.own : CAST.other) && gap < CAST.thick) return true;
  }
  return false;
}
