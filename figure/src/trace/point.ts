/** Pixels while tracing, units of the view box when written. */
export type Point = readonly [x: number, y: number];

export function pointDistance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** A unit vector; zero for equal points. */
export function heading(a: Point, b: Point): Point {
  const long = pointDistance(a, b) || 1;
  return [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
}

/** Indexes outside of the list wrap around. Throws for an empty list. */
export function cyclic<T>(items: readonly T[], i: number): T {
  const item = items[((i % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('No item in an empty list');
  return item;
}

/** Indexes outside of the list mean its first or last item. */
export function clamped<T>(items: readonly T[], i: number): T {
  return cyclic(items, Math.min(items.length - 1, Math.max(0, i)));
}
