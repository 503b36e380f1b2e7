/** Lengths in centimetres: X to the figure's left, Y up, Z forward. */
export type Vector = readonly [x: number, y: number, z: number];

export const UP: Vector = [0, 1, 0];

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2]);
}

export function distance(a: Vector, b: Vector): number {
  return length(subtract(a, b));
}

/** Length 1; a vector close to zero is returned unchanged. */
export function unit(a: Vector): Vector {
  const long = length(a);
  return long < 1e-12 ? a : scale(a, 1 / long);
}

/** Linear from `a` (t = 0) to `b` (t = 1). */
export function mix(a: Vector, b: Vector, t: number): Vector {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** `a` without its part along the unit vector `axis`. */
export function across(a: Vector, axis: Vector): Vector {
  return subtract(a, scale(axis, dot(a, axis)));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
