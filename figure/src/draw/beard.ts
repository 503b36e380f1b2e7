import type { Cluster } from '../body/cluster.ts';
import { HEAD_SCALE } from '../body/head.ts';
import { localize, type Frame } from '../math/frame.ts';
import type { GBuffer } from '../render/g-buffer.ts';
import { maskLoops } from '../trace/loops.ts';
import { tracePath } from '../trace/path.ts';
import { pathStyle } from './drawing.ts';
import { path } from './markup.ts';
import { positionAt } from './picture.ts';

/** A short beard: hair-coloured skin along the jaw, over the lip and up to the ears. */
export function beardMarkup(buffer: GBuffer, clusters: readonly Cluster[], head: Frame): string {
  const { size, cluster, branch } = buffer;
  const grows = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= size || y >= size) return false;
    const i = y * size + x;
    if (clusters[cluster[i] ?? -1]?.part !== 'head' || branch[i] !== 0) return false;
    const [px, py, pz] = localize(head, positionAt(buffer, i));
    return isBeard(Math.abs(px) / HEAD_SCALE, py / HEAD_SCALE, pz / HEAD_SCALE);
  };
  const d = maskLoops(grows, { left: 0, right: size - 1, top: 0, bottom: size - 1 })
    .filter((loop) => loop.length > size / 50)
    .map((loop) => tracePath(loop, { ...pathStyle(size), error: 0.8, smoothing: 2 }))
    .join('');
  return path(['hair', 'shade'], d);
}

/** In the head's own measures: `x` away from the middle, `y` up, `z` forward. */
function isBeard(x: number, y: number, z: number): boolean {
  const aboveNeck = y > 1.2 - Math.max(0, z) * 0.5 && z > 0.5;
  const cheek = Math.max(1 + 0.13 * x * x, x < 2.7 ? 4.1 - 0.12 * x : 0);
  const lips = (x / 1.9) ** 2 + ((y - 2.1) / 1.0) ** 2 < 1;
  return aboveNeck && y < cheek && !lips;
}
