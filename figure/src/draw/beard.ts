import type { Cluster } from '../body/cluster.ts';
import { HEAD_SCALE } from '../body/head.ts';
import { localize, type Frame } from '../math/frame.ts';
import type { GBuffer } from '../render/g-buffer.ts';
import { maskLoops } from '../trace/loops.ts';
import { tracePath } from '../trace/path.ts';
import { pathStyle } from './drawing.ts';
import { path } from './markup.ts';
import { positionAt } from './picture.ts';

/**
 * Borders of a beard, in centimetres of the unscaled head (see `headPoint`); heights are above the
 * chin.
 */
export const BEARD = {
  /**
   * The lower border, which falls by `fall` per centimetre forward; nothing grows further back than
   * `back`.
   */
  neck: { height: 1.2, fall: 0.5, back: 0.5 },
  /** The cheek's edge rises outward; around the mouth it is higher. */
  cheek: { height: 1, rise: 0.13, mouthHalf: 2.7, mouthHeight: 4.1, mouthFall: 0.12 },
  lips: { height: 2.1, halfWidth: 1.9, halfHeight: 1 },
} as const;

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

/** Centimetres of the unscaled head: `x` away from the middle, `y` up, `z` forward. */
function isBeard(x: number, y: number, z: number): boolean {
  const { neck, cheek, lips } = BEARD;
  const aboveNeck = y > neck.height - Math.max(0, z) * neck.fall && z > neck.back;
  const edge = Math.max(
    cheek.height + cheek.rise * x * x,
    x < cheek.mouthHalf ? cheek.mouthHeight - cheek.mouthFall * x : 0,
  );
  const onLips = (x / lips.halfWidth) ** 2 + ((y - lips.height) / lips.halfHeight) ** 2 < 1;
  return aboveNeck && y < edge && !onLips;
}
