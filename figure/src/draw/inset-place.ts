import { NOTHING } from '../render/g-buffer.ts';
import { VIEW_BOX } from '../trace/path.ts';
import type { Point } from '../trace/point.ts';
import type { Picture } from './picture.ts';

/** Radius of the round zoom, in units of the view box. */
export const INSET_RADIUS = 236;

/** Share of the picture's pixels: an inset is less than half as large. */
export const INSET_SHARE = 0.6;

const NEAR = INSET_RADIUS + 26;
const FAR = VIEW_BOX - NEAR;
const CORNERS: readonly Point[] = [
  [NEAR, NEAR],
  [FAR, NEAR],
  [NEAR, FAR],
  [FAR, FAR],
];
const RINGS = [0, 0.35, 0.7, 1];

/** In the corner where the zoom hides the least of the frames. */
export function placeInset(pictures: readonly Picture[]): Point {
  const [best] = CORNERS.map((centre) => ({ centre, hidden: hiddenAt(pictures, centre) })).toSorted(
    (a, b) => a.hidden - b.hidden,
  );
  return best?.centre ?? [NEAR, NEAR];
}

function hiddenAt(pictures: readonly Picture[], [cx, cy]: Point): number {
  const points = RINGS.flatMap((ring) =>
    Array.from({ length: 16 }, (_, i): Point => {
      const angle = (i / 16) * 2 * Math.PI;
      const r = ring * INSET_RADIUS;
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    }),
  );
  return pictures.reduce(
    (sum, picture) => sum + points.filter((p) => picture.clusterAt(p) !== NOTHING).length,
    0,
  );
}
