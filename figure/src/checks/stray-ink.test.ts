import { expect, test } from 'vitest';
import { pointOnCubic, type Cubic } from '../trace/fit-curve.ts';
import { taperedPath } from '../trace/tapering.ts';
import { findStrayInk } from './stray-ink.ts';

const BODY = '<path id="a" d="M100 100l400 0l0 400l-400 0z"/>';
/** A drawing of these creases, three units wide. */
const creases = (...lines: readonly Cubic[]): string => {
  const paths = lines.map((line) => {
    const points = Array.from({ length: 21 }, (_, i) => pointOnCubic(line, i / 20));
    return taperedPath({ points, startIsFree: true, endIsFree: true }, 3, 1);
  });
  return `<path class="crease" d="${paths.join('')}"/>`;
};
const straight = (x: number, y: number, right: number, down: number): Cubic => [
  [x, y],
  [x + right / 3, y + down / 3],
  [x + (right * 2) / 3, y + (down * 2) / 3],
  [x + right, y + down],
];
const BENT: Cubic = [
  [200, 200],
  [207, 201],
  [207, 220],
  [200, 230],
];
const stray = (...lines: readonly Cubic[]) =>
  findStrayInk(`<svg>${BODY}${creases(...lines)}</svg>`);

test('a short line that meets nothing is stray, wherever it is and however it is bent', () => {
  const [tick, ...others] = stray(straight(300, 300, 0, 40));
  expect(others).toEqual([]);
  expect(Math.abs((tick?.length ?? 0) - 40)).toBeLessThan(4);
  expect(Math.hypot((tick?.at[0] ?? 0) - 300, (tick?.at[1] ?? 0) - 300)).toBeLessThan(2);
  expect(stray(BENT, straight(350, 350, -7, 22))).toHaveLength(2);
});

test('a long line, and one that goes out from the border or from another line, is none', () => {
  expect(stray(straight(300, 300, 0, 90))).toEqual([]);
  expect(stray(straight(100, 300, 30, 2))).toEqual([]);
  expect(stray(straight(300, 300, 0, 90), straight(302, 340, 24, 6))).toEqual([]);
});

const zoomed = (line: Cubic) =>
  findStrayInk(
    `<svg>${BODY}<g transform="translate(9 9) scale(0.395)">${BODY}${creases(line)}</g></svg>`,
  );

test('in a round zoom a line meets what is as near to it as the zoom is coarse', () => {
  expect(zoomed(straight(115, 300, 30, 0))).toEqual([]);
  expect(zoomed(straight(140, 300, 30, 0))).toHaveLength(1);
});
