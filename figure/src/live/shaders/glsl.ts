export const HEAD = `#version 300 es
precision highp float;precision highp int;precision highp sampler2D;precision highp usampler2D;
`;

/** Significant digits of a 32-bit float. */
const DIGITS = 6;

/** A GLSL float literal, with its point. */
export function float(value: number): string {
  return Number.isInteger(value) ? `${value}.` : `${Number(value.toPrecision(DIGITS))}`;
}

/** `#RRGGBB` as three numbers from 0 to 1. */
export function colourOf(hex: string): readonly [red: number, green: number, blue: number] {
  const channel = (i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
  return [channel(0), channel(1), channel(2)];
}

export function vec3(hex: string): string {
  return `vec3(${colourOf(hex)
    .map((v) => float(Number(v.toFixed(4))))
    .join()})`;
}
