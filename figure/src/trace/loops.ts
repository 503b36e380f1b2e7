import type { Point } from './point.ts';

export type Mask = (x: number, y: number) => boolean;
export type PixelBounds = { left: number; right: number; top: number; bottom: number };

/** Steps along the cracks between pixels: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * The closed borders of a mask, with the inside on the right, as the middles of the cracks between pixels.
 * Holes run the other way round.
 */
export function maskLoops(mask: Mask, bounds: PixelBounds): Point[][] {
  const { left, right, top, bottom } = bounds;
  const loops: Point[][] = [];
  const width = right - left + 3;
  const seen = new Set<number>();
  const key = (x: number, y: number, direction: number) =>
    ((y - top) * width + (x - left)) * 4 + direction;
  for (let y = top; y <= bottom + 1; y++) {
    for (let x = left; x <= right; x++) {
      const isUpperBorder = mask(x, y) && !mask(x, y - 1);
      if (isUpperBorder && !seen.has(key(x, y, 0))) loops.push(walk(mask, x, y, seen, key));
    }
  }
  return loops;
}

function walk(
  mask: Mask,
  startX: number,
  startY: number,
  seen: Set<number>,
  key: (x: number, y: number, direction: number) => number,
): Point[] {
  const points: Point[] = [];
  let [x, y, direction] = [startX, startY, 0];
  while (!seen.has(key(x, y, direction))) {
    seen.add(key(x, y, direction));
    const [dx, dy] = STEPS[direction] ?? STEPS[0];
    points.push([x + dx / 2, y + dy / 2]);
    x += dx;
    y += dy;
    const next = turnAt(mask, x, y, direction);
    if (next === null) break;
    direction = next;
  }
  return points;
}

/** Prefers a right turn, then straight on, then left: pixels that touch only at a corner get separate loops. */
function turnAt(mask: Mask, x: number, y: number, direction: number): number | null {
  const topLeft = mask(x - 1, y - 1);
  const topRight = mask(x, y - 1);
  const bottomLeft = mask(x - 1, y);
  const bottomRight = mask(x, y);
  const open = [
    bottomRight && !topRight,
    bottomLeft && !bottomRight,
    topLeft && !bottomLeft,
    topRight && !topLeft,
  ];
  for (const turn of [1, 0, 3]) {
    const next = (direction + turn) % 4;
    if (open[next]) return next;
  }
  return null;
}
