import type { Cluster } from '../body/cluster.ts';
import { direct, place } from '../math/frame.ts';
import { dot } from '../math/vector.ts';
import type { GBuffer } from '../render/g-buffer.ts';
import type { ArmBones } from '../skeleton/arm-bones.ts';
import { pointOnCubic, type Cubic } from '../trace/fit-curve.ts';
import { strokePath } from '../trace/tapering.ts';
import { path } from './markup.ts';
import { isVisible, normalAt, pixelAt, visibleRuns } from './picture.ts';

/** Life, head and heart line: centimetres along the hand and towards the thumb. */
export const PALM_FOLDS: readonly Cubic[] = [
  [
    [7.5, 2.5],
    [6.2, 1.2],
    [4.4, 0.35],
    [2.2, 0.15],
  ],
  [
    [7.4, 2.7],
    [6.9, 1],
    [6.2, -1.2],
    [5.2, -2.9],
  ],
  [
    [8.5, 0.9],
    [7.9, -0.6],
    [7.2, -2.2],
    [6.9, -3.6],
  ],
];
/** The least cosine between the visible skin and the palm's outward direction for folds to show. */
export const MIN_PALM_FACING = 0.25;
const STEPS = 14;
const MIN_RUN = 6;

export function palmFolds(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  arm: ArmBones,
  width: number,
): string {
  const index = clusters.findIndex(({ part, side }) => part === 'arm' && side === arm.side);
  const { frame } = arm.hand;
  const palmar = direct(frame, [-arm.out, 0, 0]);
  return PALM_FOLDS.flatMap((fold) => {
    const points = Array.from({ length: STEPS + 1 }, (_, i) => {
      const [along, radial] = pointOnCubic(fold, i / STEPS);
      return place(frame, [-arm.out * 1.35, -along, radial]);
    });
    const runs = visibleRuns(points, buffer, (point) => {
      const pixel = pixelAt(buffer, point);
      if (pixel === null || !isVisible(buffer, point, index, 1.7)) return false;
      return buffer.branch[pixel] === 0 && dot(normalAt(buffer, pixel), palmar) > MIN_PALM_FACING;
    });
    return runs
      .filter((run) => run.length >= MIN_RUN)
      .map((run) => path(['fold'], strokePath(run, width)));
  }).join('');
}
