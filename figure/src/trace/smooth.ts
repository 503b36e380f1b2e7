import { clamped, cyclic, type Point } from './point.ts';

/** Gaussian smoothing along a line, `sigma` in points. The ends of an open line stay. */
export function smoothLine(points: readonly Point[], closed: boolean, sigma: number): Point[] {
  const radius = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: radius + 1 }, (_, d) =>
    Math.exp((-d * d) / (2 * sigma * sigma)),
  );
  return points.map((_, i) => {
    const reach = closed ? radius : Math.min(radius, i, points.length - 1 - i);
    let [x, y, sum] = [0, 0, 0];
    for (let d = -reach; d <= reach; d++) {
      const point = cyclic(points, i + d);
      const weight = weights[Math.abs(d)] ?? 0;
      x += point[0] * weight;
      y += point[1] * weight;
      sum += weight;
    }
    return [x / sum, y / sum] as const;
  });
}

/** Turns of more than `degrees` within `reach` points to either side. */
export function findCorners(
  points: readonly Point[],
  closed: boolean,
  reach: number,
  degrees: number,
): number[] {
  const n = points.length;
  if (n < 2 * reach + 2) return [];
  const angles = points.map((point, i) => {
    if (!closed && (i < reach || i >= n - reach)) return 0;
    return turn(cyclic(points, i - reach), point, cyclic(points, i + reach));
  });
  return angles.flatMap((angle, i) => {
    if (angle <= degrees) return [];
    for (let d = -reach; d <= reach; d++) {
      const other = cyclic(angles, i + d);
      if (other > angle || (other === angle && d < 0)) return [];
    }
    return [i];
  });
}

function turn(a: Point, b: Point, c: Point): number {
  const [x1, y1, x2, y2] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return (Math.abs(Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)) * 180) / Math.PI;
}

/** Fewer points, with the omitted ones at most `tolerance` off (Douglas & Peucker 1973). */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [clamped(points, 0), clamped(points, points.length - 1)];
  let [worst, split] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const off = offLine(clamped(points, i), first, last);
    if (off > worst) [worst, split] = [off, i];
  }
  if (worst <= tolerance) return [first, last];
  const head = simplifyLine(points.slice(0, split + 1), tolerance);
  return [...head.slice(0, -1), ...simplifyLine(points.slice(split), tolerance)];
}

function offLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy);
  if (long < 1e-9) return Math.hypot(p[0] - a[0], p[1] - a[1]);
  return Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / long;
}
