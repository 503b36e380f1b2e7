import type { Vector } from './vector.ts';

/** Three rows of three, applied to column vectors. */
export type Rotation = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export const NO_ROTATION: Rotation = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** Right-handed, in degrees. */
export function aboutX(degrees: number): Rotation {
  const [c, s] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))];
  return [1, 0, 0, 0, c, -s, 0, s, c];
}

/** Right-handed, in degrees. */
export function aboutY(degrees: number): Rotation {
  const [c, s] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))];
  return [c, 0, s, 0, 1, 0, -s, 0, c];
}

/** Right-handed, in degrees. */
export function aboutZ(degrees: number): Rotation {
  const [c, s] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))];
  return [c, -s, 0, s, c, 0, 0, 0, 1];
}

/** The product, leftmost applied last: `compose(parent, child)`. */
export function compose(first: Rotation, ...others: readonly Rotation[]): Rotation {
  let product = first;
  for (const other of others) product = multiply(product, other);
  return product;
}

function multiply(a: Rotation, b: Rotation): Rotation {
  return [
    a[0] * b[0] + a[1] * b[3] + a[2] * b[6],
    a[0] * b[1] + a[1] * b[4] + a[2] * b[7],
    a[0] * b[2] + a[1] * b[5] + a[2] * b[8],
    a[3] * b[0] + a[4] * b[3] + a[5] * b[6],
    a[3] * b[1] + a[4] * b[4] + a[5] * b[7],
    a[3] * b[2] + a[4] * b[5] + a[5] * b[8],
    a[6] * b[0] + a[7] * b[3] + a[8] * b[6],
    a[6] * b[1] + a[7] * b[4] + a[8] * b[7],
    a[6] * b[2] + a[7] * b[5] + a[8] * b[8],
  ];
}

/** The inverse. */
export function transpose(m: Rotation): Rotation {
  return [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];
}

export function rotate(m: Rotation, v: Vector): Vector {
  return [
    m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
    m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
    m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
  ];
}

export function fromAxes(x: Vector, y: Vector, z: Vector): Rotation {
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
}
