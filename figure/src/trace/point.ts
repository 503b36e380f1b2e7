/** A point of the picture: pixels while tracing, units of the view box in what is written. */
export type Point = readonly [x: number, y: number];

export function pointDistance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The direction from `a` to `b`, of length 1; the zero vector where they are one. */
export function heading(a: Point, b: Point): Point {
  const long = pointDistance(a, b) || 1;
  return [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
}

/** The item at `i`, where indexes outside of the list wrap around. */
export function cyclic<T>(items: readonly T[], i: number): T {
  const item = items[((i % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('No item in an empty list');
  return item;
}

/** The item at `i`, kept between the first and the last. */
export function clamped<T>(items: readonly T[], i: number): T {
  return cyclic(items, Math.min(items.length - 1, Math.max(0, i)));
}
