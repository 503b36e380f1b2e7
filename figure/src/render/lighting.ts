import type { Cluster } from '../body/cluster.ts';
import { add, scale, unit, type Vector } from '../math/vector.ts';
import type { Camera } from '../scene/camera.ts';
import { NOTHING, type GBuffer } from './g-buffer.ts';

/** Light comes over the viewer's left shoulder, wherever the camera stands. */
const LIGHT = { right: -0.45, up: 0.75, near: 0.62 };
/** Below this cosine a surface is in shade. Faces are lit more softly, hair less. */
const SHADE_BELOW = { head: -0.08, hair: 0.1, cloth: 0.1, other: 0.19 };
/** How far the light is smoothed, as a fraction of the picture: cloth hangs in large planes. */
const SMOOTHING = { cloth: 0.014, other: 0.0042 };
/** A step in depth, in centimetres, across which light is not smoothed. */
const DEPTH_STEP = 1.2;

/** 1 where the pixel lies in shade. */
export function shadePixels(buffer: GBuffer, clusters: readonly Cluster[]): Uint8Array {
  const light = lightAt(buffer);
  const fine = smoothLight(buffer, light, Math.round(SMOOTHING.other * buffer.size));
  const broad = smoothLight(buffer, fine, Math.round(SMOOTHING.cloth * buffer.size));
  const shade = new Uint8Array(light.length);
  for (let i = 0; i < light.length; i++) {
    const cluster = clusters[buffer.cluster[i] ?? NOTHING];
    if (cluster === undefined) continue;
    const cloth = cluster.part === 'torso' || cluster.part === 'legwear';
    const value = (cloth ? broad : fine)[i] ?? 0;
    shade[i] = value < threshold(cluster, cloth) ? 1 : 0;
  }
  return shade;
}

function threshold({ part }: Cluster, cloth: boolean): number {
  if (cloth) return SHADE_BELOW.cloth;
  return part === 'head' || part === 'hair' ? SHADE_BELOW[part] : SHADE_BELOW.other;
}

function lightDirection({ right, up, forward }: Camera): Vector {
  const sideways = add(scale(right, LIGHT.right), scale(up, LIGHT.up));
  return unit(add(sideways, scale(forward, -LIGHT.near)));
}

/** The cosine between the surface and the light. */
function lightAt({ camera, cluster, normal }: GBuffer): Float32Array {
  const [x, y, z] = lightDirection(camera);
  return Float32Array.from(cluster, (id, i) =>
    id === NOTHING
      ? 0
      : (normal[i * 3] ?? 0) * x + (normal[i * 3 + 1] ?? 0) * y + (normal[i * 3 + 2] ?? 0) * z,
  );
}

/** Box blur, twice, that stays on its own cluster: noisy terminators become clean shapes. */
function smoothLight(buffer: GBuffer, light: Float32Array, radius: number): Float32Array {
  let smooth = light;
  for (let round = 0; round < 2; round++) {
    smooth = blurLines(buffer, smooth, radius, 1, buffer.size);
    smooth = blurLines(buffer, smooth, radius, buffer.size, 1);
  }
  return smooth;
}

function blurLines(
  { size, cluster, depth }: GBuffer,
  source: Float32Array,
  radius: number,
  step: number,
  lineStep: number,
): Float32Array {
  const target = new Float32Array(source.length);
  for (let line = 0; line < size; line++) {
    for (let k = 0; k < size; k++) {
      const i = line * lineStep + k * step;
      const id = cluster[i];
      if (id === NOTHING) continue;
      let sum = source[i] ?? 0;
      let count = 1;
      for (const direction of [-1, 1]) {
        for (let d = 1; d <= radius; d++) {
          const place = k + direction * d;
          if (place < 0 || place >= size) break;
          const j = i + direction * d * step;
          const before = depth[j - direction * step] ?? 0;
          if (cluster[j] !== id || Math.abs((depth[j] ?? 0) - before) > DEPTH_STEP) break;
          sum += source[j] ?? 0;
          count++;
        }
      }
      target[i] = sum / count;
    }
  }
  return target;
}
