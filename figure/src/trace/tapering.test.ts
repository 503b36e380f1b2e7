import { expect, test } from 'vitest';
import type { Point } from './point.ts';
import { taperedPath } from './tapering.ts';

const points = Array.from({ length: 61 }, (_, x): Point => [100 + x, 200]);
const WIDTH = 4;

/** The outline's extent above and below a horizontal line at its start, middle and end. */
function thickness(startIsFree: boolean, endIsFree: boolean): [number, number, number] {
  const d = taperedPath({ points, startIsFree, endIsFree }, WIDTH, 1);
  const outline = outlineOf(d);
  const at = (x: number) => {
    const near = outline.filter(([px]) => Math.abs(px - x) < 3).map(([, y]) => y);
    return near.length === 0 ? Number.NaN : Math.max(...near) - Math.min(...near);
  };
  return [at(100), at(130), at(160)];
}

/** Points along path data of straight lines and flat curves. */
function outlineOf(d: string): Point[] {
  const tokens = d.match(/[Mlcz]|-?(?:\d*\.)?\d+/g) ?? [];
  let [command, at]: [string, Point] = ['', [0, 0]];
  const found: Point[] = [];
  for (let i = 0; i < tokens.length;) {
    if (/[Mlcz]/.test(tokens[i] ?? '')) command = tokens[i++] ?? '';
    if (command === 'z') break;
    const count = command === 'c' ? 6 : 2;
    const numbers = tokens.slice(i, i + count).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    const to: Point = command === 'M' ? [x, y] : [at[0] + x, at[1] + y];
    const from = command === 'M' ? to : at;
    for (let s = 0; s <= 20; s++) {
      found.push([from[0] + ((to[0] - from[0]) * s) / 20, from[1] + ((to[1] - from[1]) * s) / 20]);
    }
    at = to;
    i += count;
  }
  return found;
}

test('a line thins out to its free ends, and keeps its width where it meets other ink', () => {
  const [start, middle, end] = thickness(true, false);
  expect(start).toBeLessThan(WIDTH / 2);
  expect(middle).toBeGreaterThan(WIDTH * 0.6);
  expect(end).toBeGreaterThan(WIDTH * 0.8);
  const [first, , last] = thickness(true, true);
  expect(Math.max(first, last)).toBeLessThan(WIDTH / 2);
});

test('a line of two points is none', () => {
  expect(
    taperedPath({ points: points.slice(0, 2), startIsFree: true, endIsFree: true }, 4, 1),
  ).toBe('');
});
