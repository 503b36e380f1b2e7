import { expect, test } from 'vitest';
import { cluster } from '../body/cluster.ts';
import { box, roundCone } from '../body/primitive.ts';
import { WORLD } from '../math/frame.ts';
import type { Vector } from '../math/vector.ts';
import { fitCamera } from '../scene/camera.ts';
import { shadePixels } from './lighting.ts';
import { rayMarch } from './ray-march.ts';

/** 40 cm of a wall seen from straight ahead, half a centimetre per pixel. */
const SIZE = 80;
const camera = fitCamera([[[0, 0, 0], 16]], [0, 0, 1], 300, 1.25);
const wall = cluster('furniture', 'wall', { root: [box(WORLD, [0, 0, -1], [30, 30, 1], 0)] });
const ball = ([x, y, z]: Vector, radius: number) =>
  roundCone([x, y, z], [x + 0.05, y, z], [radius, radius]);
const before = (at: Vector) => cluster('arm', 'skin', { root: [ball(at, 3)] });

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** The middle of the shade on the wall, in pixels from the picture's middle to the right and down. */
function shadowOnWall(...others: Parameters<typeof rayMarch>[0]) {
  const clusters = [wall, ...others];
  const buffer = rayMarch(clusters, camera, SIZE);
  const shade = shadePixels(buffer, clusters);
  const dark = Array.from(shade.keys()).filter((i) => shade[i] === 1 && buffer.cluster[i] === 0);
  return {
    count: dark.length,
    right: mean(dark.map((i) => (i % SIZE) - SIZE / 2)),
    down: mean(dark.map((i) => Math.floor(i / SIZE) - SIZE / 2)),
  };
}

test('what lies on a wall casts a shadow below it and to its right', () => {
  const { count, right, down } = shadowOnWall(before([0, 0, 2.5]));
  expect(count).toBeGreaterThan(20);
  expect(right).toBeGreaterThan(1);
  expect(down).toBeGreaterThan(3);
});

test('a wall alone lies in no shadow, nor does one far behind a limb', () => {
  expect(shadowOnWall().count).toBe(0);
  expect(shadowOnWall(before([0, 0, 30])).count).toBe(0);
});

test('a surface throws no shadow on itself across a small step: a nose none on its cheek', () => {
  const nose = cluster('head', 'skin', {
    root: [box(WORLD, [0, 0, -1], [30, 30, 1], 0), ball([0, 0, 0], 1.6)],
  });
  const chin = cluster('head', 'skin', {
    root: [box(WORLD, [0, 0, -1], [30, 30, 1], 0), ball([0, 0, 0], 5)],
  });
  const shaded = (one: typeof nose) => {
    const buffer = rayMarch([one], camera, SIZE);
    const shade = shadePixels(buffer, [one]);
    return Array.from(shade).filter(
      (dark, i) => dark === 1 && (buffer.normal[i * 3 + 2] ?? 0) > 0.999,
    ).length;
  };
  expect(shaded(nose)).toBe(0);
  expect(shaded(chin)).toBeGreaterThan(3);
});
