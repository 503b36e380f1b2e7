import { clamped, pointDistance, type Point } from '../trace/point.ts';
import { smoothLine } from '../trace/smooth.ts';

export const POINTS = 32;

/** Both ends included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Enlarges a path that is too short to see, about its middle. */
export function stretch(path: readonly Point[], shortest: number): Point[] {
  const chord = pointDistance(clamped(path, 0), clamped(path, path.length - 1));
  const factor = Math.max(1, shortest / (chord || 1));
  const [mx, my] = meanOf(path);
  return path.map(([x, y]) => [mx + (x - mx) * factor, my + (y - my) * factor]);
}

/** Evenly spaced points, smoothed so that single poses leave no kink. */
export function resample(path: readonly Point[]): Point[] {
  const lengths = [0];
  for (let i = 1; i < path.length; i++) {
    lengths.push((lengths[i - 1] ?? 0) + pointDistance(clamped(path, i - 1), clamped(path, i)));
  }
  const total = lengths.at(-1) ?? 0;
  const even = range(0, POINTS).map((k): Point => {
    const target = (total * k) / POINTS;
    const i = Math.max(
      1,
      lengths.findIndex((l) => l >= target),
    );
    const [before, after] = [lengths[i - 1] ?? 0, lengths[i] ?? 0];
    const t = (target - before) / (after - before || 1);
    const [a, b] = [clamped(path, i - 1), clamped(path, i)];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  });
  return smoothLine(even, false, 4);
}

export function meanOf(points: readonly Point[]): Point {
  const [x, y] = points.reduce<Point>((sum, p) => [sum[0] + p[0], sum[1] + p[1]], [0, 0]);
  return [x / points.length, y / points.length];
}

/** Twice the area that a line sweeps around a centre; its sign is the direction of rotation. */
export function sweptArea(path: readonly Point[], [cx, cy]: Point): number {
  return path.slice(1).reduce((area, b, i) => {
    const a = clamped(path, i);
    return area + (a[0] - cx) * (b[1] - cy) - (b[0] - cx) * (a[1] - cy);
  }, 0);
}
