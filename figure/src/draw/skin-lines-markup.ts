import { bodyDistance, indexed, type Cluster } from '../body/cluster.ts';
import { direct, place } from '../math/frame.ts';
import { add, dot, scale, type Vector } from '../math/vector.ts';
import type { GBuffer } from '../render/g-buffer.ts';
import { pointOnCubic } from '../trace/fit-curve.ts';
import { strokePath } from '../trace/tapering.ts';
import { path } from './markup.ts';
import { MIN_PALM_FACING } from './palm-folds.ts';
import { isVisible, normalAt, pixelAt, unitsPerCm, visibleRuns } from './picture.ts';
import { skinLineWidth, type SkinLines } from './skin-lines.ts';

/** Pieces of a line; centimetres before the frame at which the search for skin begins. */
const [PIECES, AHEAD] = [12, 20];

export function skinLinesMarkup(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  { frame, curves }: SkinLines,
): string {
  const index = clusters.findIndex(({ part }) => part === 'head');
  const skin = clusters[index];
  const width = Math.round(skinLineWidth(unitsPerCm(buffer, frame.origin)));
  if (skin === undefined || width === 0) return '';
  const front = direct(frame, [0, 0, 1]);
  const field = indexed([skin]);
  const nearest = { cluster: 0, branch: 0 };
  const onSkin = (start: Vector): Vector => {
    let point = start;
    for (let step = 0; step < 40; step++) {
      const d = bodyDistance(field, point[0], point[1], point[2], nearest);
      if (d < 0.02) break;
      point = add(point, scale(front, -0.9 * d));
    }
    return point;
  };
  const shows = (point: Vector) => {
    const pixel = pixelAt(buffer, point);
    if (pixel === null || !isVisible(buffer, point, index, 1.2)) return false;
    return buffer.branch[pixel] === 0 && dot(normalAt(buffer, pixel), front) > MIN_PALM_FACING;
  };
  return curves
    .flatMap((curve) => {
      const points = Array.from({ length: PIECES + 1 }, (_, i) =>
        onSkin(place(frame, [...pointOnCubic(curve, i / PIECES), AHEAD])),
      );
      return visibleRuns(points, buffer, shows);
    })
    .map((run) => path(['fold'], strokePath(run, width)))
    .join('');
}
