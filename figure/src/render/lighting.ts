import type { Cluster } from '../body/cluster.ts';
import { add, dot, scale, unit, type Vector } from '../math/vector.ts';
import type { Camera } from '../scene/camera.ts';
import { CAST_LIGHT, isInCastShadow } from './cast-shadow.ts';
import { formNormal } from './form-normal.ts';
import { NOTHING, type GBuffer } from './g-buffer.ts';

/** Direction towards the light along the camera's axes: over the viewer's left shoulder. */
export const LIGHT = { right: -0.45, up: 0.75, near: 0.62 };
/** Cosines below which a surface is in shade. Faces are lit more softly, hair less. */
const SHADE_BELOW = { head: -0.08, hair: -0.12, torso: 0.17, legwear: 0.17, other: 0.19 };
/** Width of the light's smoothing, as a fraction of the picture: cloth hangs in large planes. */
export const SMOOTHING = { cloth: 0.014, other: 0.0042 };
/** A step in depth, in centimetres, that stops the smoothing. */
const DEPTH_STEP = 1.2;

/** 1 for pixels in shade; `fromRight` as for `lightDirection`. */
export function shadePixels(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  fromRight = LIGHT.right,
): Uint8Array {
  const light = lightAt(buffer, clusters, fromRight);
  const fine = smoothLight(buffer, light, Math.round(SMOOTHING.other * buffer.size));
  const broad = smoothLight(buffer, fine, Math.round(SMOOTHING.cloth * buffer.size));
  const shade = new Uint8Array(light.length);
  for (let i = 0; i < light.length; i++) {
    const cluster = clusters[buffer.cluster[i] ?? NOTHING];
    if (cluster === undefined) continue;
    const value = (isCloth(cluster) ? broad : fine)[i] ?? 0;
    shade[i] = value < shadeBelow(cluster) ? 1 : 0;
  }
  return shade;
}

export function isCloth({ part }: Cluster): boolean {
  return part === 'torso' || part === 'legwear';
}

export function shadeBelow(cluster: Cluster): number {
  const { part } = cluster;
  return part in SHADE_BELOW ? SHADE_BELOW[part as keyof typeof SHADE_BELOW] : SHADE_BELOW.other;
}

/**
 * Unit vector towards the light; `fromRight` is its part to the right in the picture, before it is
 * scaled to length 1; negative from the left.
 */
export function lightDirection({ right, up, forward }: Camera, fromRight = LIGHT.right): Vector {
  const sideways = add(scale(right, fromRight), scale(up, LIGHT.up));
  return unit(add(sideways, scale(forward, -LIGHT.near)));
}

/** The cosine between light and surface, or the surface's column; lower than any in a shadow. */
function lightAt(buffer: GBuffer, clusters: readonly Cluster[], fromRight: number): Float32Array {
  const light = lightDirection(buffer.camera, fromRight);
  return Float32Array.from(buffer.cluster, (id, i) => {
    const shown = clusters[id];
    if (shown === undefined) return 0;
    const place = vectorAt(buffer.position, i);
    if (isInCastShadow(buffer, clusters, i, place, light)) return CAST_LIGHT;
    return dot(formNormal(vectorAt(buffer.normal, i), place, shown.columns), light);
  });
}

function vectorAt(numbers: Float32Array, i: number): Vector {
  return [numbers[i * 3] ?? 0, numbers[i * 3 + 1] ?? 0, numbers[i * 3 + 2] ?? 0];
}

/** Box blur, twice, within a cluster: noisy borders of shade become clean shapes. */
function smoothLight(buffer: GBuffer, light: Float32Array, radius: number): Float32Array {
  let smooth = light;
  for (let round = 0; round < 2; round++) {
    smooth = blurLines(buffer, smooth, radius, 1, buffer.size);
    smooth = blurLines(buffer, smooth, radius, buffer.size, 1);
  }
  return smooth;
}

/** The mean over `radius` to both sides along each line, while the surface is unbroken. */
function blurLines(
  { size, cluster, depth }: GBuffer,
  source: Float32Array,
  radius: number,
  step: number,
  lineStep: number,
): Float32Array {
  const target = new Float32Array(source.length);
  const sums = new Float64Array(size + 1);
  for (let line = 0; line < size; line++) {
    const first = line * lineStep;
    let from = 0;
    while (from < size) {
      const id = cluster[first + from * step];
      let to = from + 1;
      while (to < size && goesOn(cluster, depth, first + to * step, step)) to++;
      if (id !== NOTHING) {
        for (let k = from; k < to; k++)
          sums[k + 1] = (k === from ? 0 : (sums[k] ?? 0)) + (source[first + k * step] ?? 0);
        for (let k = from; k < to; k++) {
          const low = Math.max(from, k - radius);
          const high = Math.min(to - 1, k + radius);
          const before = low === from ? 0 : (sums[low] ?? 0);
          target[first + k * step] = ((sums[high + 1] ?? 0) - before) / (high - low + 1);
        }
      }
      from = to;
    }
  }
  return target;
}

/** Whether the pixel continues the surface of the one before it on the line. */
function goesOn(cluster: Int16Array, depth: Float32Array, at: number, step: number): boolean {
  if (cluster[at] !== cluster[at - step]) return false;
  return Math.abs((depth[at] ?? 0) - (depth[at - step] ?? 0)) <= DEPTH_STEP;
}
