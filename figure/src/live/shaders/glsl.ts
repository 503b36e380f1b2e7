/** The first lines of every program. */
export const HEAD = `#version 300 es
precision highp float;precision highp int;precision highp sampler2D;precision highp usampler2D;
`;

/** Digits that a number of 32 bits can hold. */
const DIGITS = 6;

/** A number as the shading language wants it: with a point. */
export function float(value: number): string {
  return Number.isInteger(value) ? `${value}.` : `${Number(value.toPrecision(DIGITS))}`;
}

/** The colour of `#RRGGBB` as three numbers from 0 to 1. */
export function colourOf(hex: string): readonly [red: number, green: number, blue: number] {
  const channel = (i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
  return [channel(0), channel(1), channel(2)];
}

/** The colour of `#RRGGBB` as a vector of the shading language. */
export function vec3(hex: string): string {
  return `vec3(${colourOf(hex)
    .map((v) => float(Number(v.toFixed(4))))
    .join()})`;
}
