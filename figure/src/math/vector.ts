/** A point or a direction in space. Centimetres where it is a length: X to the figure's left, Y up, Z forward. */
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

/** The direction of `a`, of length 1; a vector too short to have one stays what it is. */
export function unit(a: Vector): Vector {
  const long = length(a);
  return long < 1e-12 ? a : scale(a, 1 / long);
}

/** From `a` (t = 0) to `b` (t = 1), in a straight line. */
export function mix(a: Vector, b: Vector, t: number): Vector {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** What is left of `a` once its part along the unit vector `axis` is taken away. */
export function across(a: Vector, axis: Vector): Vector {
  return subtract(a, scale(axis, dot(a, axis)));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
