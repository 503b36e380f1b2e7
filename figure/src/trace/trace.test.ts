import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitCurve, pointOnCubic } from './fit-curve.ts';
import { maskLoops } from './loops.ts';
import { tracePath } from './path.ts';
import { heading, pointDistance, type Point } from './point.ts';
import { findCorners, simplifyLine, smoothLine } from './smooth.ts';

const style = { closed: true, scale: 1, error: 0.55, smoothing: 1.5 };
const bounds = { left: 0, right: 40, top: 0, bottom: 40 };
const disc = (radius: number) => (x: number, y: number) => Math.hypot(x - 20, y - 20) <= radius;
const circle = Array.from({ length: 200 }, (_, i): Point => {
  const a = (i / 200) * 2 * Math.PI;
  return [60 + 50 * Math.cos(a), 60 + 50 * Math.sin(a)];
});

describe('the borders of a mask', () => {
  test('go once around each piece and once around each hole', () => {
    const ring = (x: number, y: number) => disc(15)(x, y) && !disc(6)(x, y);
    expect(maskLoops(disc(10), bounds)).toHaveLength(1);
    expect(maskLoops(ring, bounds)).toHaveLength(2);
    expect(maskLoops(() => false, bounds)).toEqual([]);
  });

  test('are as long as the pixels have free edges, wherever the mask lies', () => {
    const pixels = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(pixels, (filled) => {
        const set = new Set(filled);
        const mask = (x: number, y: number) =>
          x >= 0 && y >= 0 && x < 8 && y < 8 && set.has(y * 8 + x);
        const edges = filled.flatMap((i) => {
          const [x, y] = [i % 8, Math.floor(i / 8)];
          return [mask(x + 1, y), mask(x - 1, y), mask(x, y + 1), mask(x, y - 1)].filter((n) => !n);
        });
        const loops = maskLoops(mask, { left: 0, right: 7, top: 0, bottom: 7 });
        expect(loops.flat()).toHaveLength(edges.length);
      }),
    );
  });
});

describe('a fitted curve', () => {
  test('stays within the error of every point', () => {
    const half = circle.slice(0, 100);
    const curves = fitCurve(half, [0, 1], [0, 1], 0.5);
    const samples = curves.flatMap((c) =>
      Array.from({ length: 400 }, (_, i) => pointOnCubic(c, i / 399)),
    );
    for (const point of half) {
      expect(Math.min(...samples.map((s) => pointDistance(s, point)))).toBeLessThan(0.75);
    }
    expect(curves.length).toBeLessThan(5);
  });

  test('joins its pieces end to end', () => {
    const wave = Array.from({ length: 80 }, (_, i): Point => [i, 20 * Math.sin(i / 6)]);
    const curves = fitCurve(wave, heading([0, 0], [1, 3]), [-1, 0], 0.4);
    for (const [i, curve] of curves.slice(1).entries()) expect(curve[0]).toEqual(curves[i]?.[3]);
    expect(curves.length).toBeGreaterThan(2);
  });
});

describe('a path', () => {
  test('of a disc is a handful of whole-number curves, closed', () => {
    const [loop = []] = maskLoops(disc(15), bounds);
    const d = tracePath(loop, style);
    expect(d).toMatch(/^M\d+ \d+c[-\d c]+z$/);
    expect(d.length).toBeLessThan(160);
  });

  test('of a square keeps its corners', () => {
    const [loop = []] = maskLoops((x, y) => x >= 5 && x < 35 && y >= 5 && y < 35, bounds);
    expect(findCorners(smoothLine(loop, true, 1), true, 5, 58)).toHaveLength(4);
    expect(tracePath(loop, { ...style, straight: true })).toMatch(/^M\d+ \d+l[-\d l]+z$/);
  });

  test('too small to see is left out', () => {
    expect(tracePath(circle.slice(0, 5), style)).toBe('');
  });
});

test('smoothing keeps the ends of an open line, simplifying those of any', () => {
  const line = circle.slice(0, 60);
  const smooth = smoothLine(line, false, 3);
  expect([smooth[0], smooth.at(-1)]).toEqual([line[0], line.at(-1)]);
  const simple = simplifyLine(line, 0.5);
  expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)]);
  expect(simple.length).toBeLessThan(15);
});
