import { clamped, heading, pointDistance, type Point } from './point.ts';

/** A cubic Bézier: start, two control points, end. */
export type Cubic = readonly [Point, Point, Point, Point];

const MAX_DEPTH = 12;
const REPARAMETRIZATIONS = 4;

/**
 * Cubics through `points` that stay within `error` of them (Schneider, "An algorithm for automatically fitting
 * digitized curves", Graphics Gems 1990). `start` and `end` are the tangents, both pointing in.
 */
export function fitCurve(
  points: readonly Point[],
  start: Point,
  end: Point,
  error: number,
  depth = 0,
): Cubic[] {
  const [first, last] = [clamped(points, 0), clamped(points, points.length - 1)];
  if (points.length <= 2) {
    const third = pointDistance(first, last) / 3;
    return [[first, along(first, start, third), along(last, end, third), last]];
  }
  let positions = chordPositions(points);
  let best: { curve: Cubic; off: number; at: number } | null = null;
  for (let round = 0; round < REPARAMETRIZATIONS; round++) {
    const curve = leastSquares(points, positions, start, end);
    const worst = furthest(points, positions, curve);
    if (best === null || worst.off < best.off) best = { curve, ...worst };
    if (worst.off < error * error) return [curve];
    if (worst.off > error * error * 25) break;
    positions = positions.map((t, i) => newton(curve, clamped(points, i), t));
  }
  if (best === null) return [];
  if (depth > MAX_DEPTH) return [best.curve];
  const near = Math.min(4, best.at, points.length - 1 - best.at);
  const tangent = heading(clamped(points, best.at + near), clamped(points, best.at - near));
  const back: Point = [-tangent[0], -tangent[1]];
  return [
    ...fitCurve(points.slice(0, best.at + 1), start, tangent, error, depth + 1),
    ...fitCurve(points.slice(best.at), back, end, error, depth + 1),
  ];
}

export function pointOnCubic([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [
    k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
    k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
  ];
}

function along(from: Point, direction: Point, by: number): Point {
  return [from[0] + direction[0] * by, from[1] + direction[1] * by];
}

function chordPositions(points: readonly Point[]): number[] {
  let sum = 0;
  const lengths = points.map((point, i) => {
    if (i > 0) sum += pointDistance(clamped(points, i - 1), point);
    return sum;
  });
  return lengths.map((long) => long / (sum || 1));
}

function leastSquares(
  points: readonly Point[],
  positions: readonly number[],
  start: Point,
  end: Point,
): Cubic {
  const [first, last] = [clamped(points, 0), clamped(points, points.length - 1)];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (const [i, t] of positions.entries()) {
    const u = 1 - t;
    const [b0, b1, b2, b3] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
    const a1: Point = [start[0] * b1, start[1] * b1];
    const a2: Point = [end[0] * b2, end[1] * b2];
    const p = clamped(points, i);
    const restX = p[0] - (first[0] * (b0 + b1) + last[0] * (b2 + b3));
    const restY = p[1] - (first[1] * (b0 + b1) + last[1] * (b2 + b3));
    c00 += a1[0] * a1[0] + a1[1] * a1[1];
    c01 += a1[0] * a2[0] + a1[1] * a2[1];
    c11 += a2[0] * a2[0] + a2[1] * a2[1];
    x0 += a1[0] * restX + a1[1] * restY;
    x1 += a2[0] * restX + a2[1] * restY;
  }
  const determinant = c00 * c11 - c01 * c01;
  const chord = pointDistance(first, last);
  const lengths = [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant];
  const usable = lengths.every((l) => l > chord * 1e-3 && l < Math.max(chord, points.length) * 1.5);
  const [startLength = 0, endLength = 0] = usable ? lengths : [chord / 3, chord / 3];
  return [first, along(first, start, startLength), along(last, end, endLength), last];
}

function furthest(
  points: readonly Point[],
  positions: readonly number[],
  curve: Cubic,
): { off: number; at: number } {
  let [off, at] = [0, points.length >> 1];
  for (let i = 1; i < points.length - 1; i++) {
    const d = pointDistance(pointOnCubic(curve, positions[i] ?? 0), clamped(points, i)) ** 2;
    if (d > off) [off, at] = [d, i];
  }
  return { off, at };
}

/** One step of Newton's method towards the position on the curve closest to the point. */
function newton(curve: Cubic, point: Point, t: number): number {
  const [x, y] = pointOnCubic(curve, t);
  const [fx, fy] = derivative(curve, t);
  const [sx, sy] = secondDerivative(curve, t);
  const [ex, ey] = [x - point[0], y - point[1]];
  const slope = fx * fx + fy * fy + ex * sx + ey * sy;
  if (Math.abs(slope) < 1e-9) return t;
  return Math.min(1, Math.max(0, t - (ex * fx + ey * fy) / slope));
}

function derivative([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const axis = (k: 0 | 1) =>
    3 * (u * u * (b[k] - a[k]) + 2 * u * t * (c[k] - b[k]) + t * t * (d[k] - c[k]));
  return [axis(0), axis(1)];
}

function secondDerivative([a, b, c, d]: Cubic, t: number): Point {
  const axis = (k: 0 | 1) =>
    6 * ((1 - t) * (c[k] - 2 * b[k] + a[k]) + t * (d[k] - 2 * c[k] + b[k]));
  return [axis(0), axis(1)];
}
