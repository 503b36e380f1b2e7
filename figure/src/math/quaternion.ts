import type { Rotation } from './rotation.ts';
import { clamp } from './vector.ts';

/** Four numbers instead of nine, and easy to interpolate. */
export type Quaternion = readonly [w: number, x: number, y: number, z: number];

/** By the largest component (Shepperd, J Guid Control 1978;1:223). */
export function toQuaternion(m: Rotation): Quaternion {
  const trace = m[0] + m[4] + m[8];
  if (trace > 0) {
    const s = Math.sqrt(trace + 1) * 2;
    return [s / 4, (m[7] - m[5]) / s, (m[2] - m[6]) / s, (m[3] - m[1]) / s];
  }
  if (m[0] > m[4] && m[0] > m[8]) {
    const s = Math.sqrt(1 + m[0] - m[4] - m[8]) * 2;
    return [(m[7] - m[5]) / s, s / 4, (m[1] + m[3]) / s, (m[2] + m[6]) / s];
  }
  if (m[4] > m[8]) {
    const s = Math.sqrt(1 + m[4] - m[0] - m[8]) * 2;
    return [(m[2] - m[6]) / s, (m[1] + m[3]) / s, s / 4, (m[5] + m[7]) / s];
  }
  const s = Math.sqrt(1 + m[8] - m[0] - m[4]) * 2;
  return [(m[3] - m[1]) / s, (m[2] + m[6]) / s, (m[5] + m[7]) / s, s / 4];
}

export function toRotation([w, x, y, z]: Quaternion): Rotation {
  const first = [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)] as const;
  const second = [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)] as const;
  const third = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)] as const;
  return [...first, ...second, ...third];
}

/**
 * From `a` (t = 0) to `b` (t = 1) by the shortest turn, at an even pace (Shoemake, SIGGRAPH 1985). The result
 * has length 1 despite rounding of the ends.
 */
export function slerp(a: Quaternion, b: Quaternion, t: number): Quaternion {
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = cosine < 0 ? -1 : 1;
  const angle = Math.acos(clamp(Math.abs(cosine), 0, 1));
  const near = angle < 1e-4;
  const u = near ? 1 - t : Math.sin((1 - t) * angle);
  const v = (near ? t : Math.sin(t * angle)) * sign;
  const mixed = [
    u * a[0] + v * b[0],
    u * a[1] + v * b[1],
    u * a[2] + v * b[2],
    u * a[3] + v * b[3],
  ] as const;
  const long = Math.hypot(...mixed);
  return [mixed[0] / long, mixed[1] / long, mixed[2] / long, mixed[3] / long];
}

/** Degrees from 0 to 180. */
export function angleBetween(a: Rotation, b: Rotation): number {
  const trace = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  return (Math.acos(clamp((trace - 1) / 2, -1, 1)) * 180) / Math.PI;
}
