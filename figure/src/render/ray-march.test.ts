import { expect, test } from 'vitest';
import { bodyDistance, cluster, indexed, type Cluster } from '../body/cluster.ts';
import { columnBetween, type Column } from '../body/column.ts';
import { roundCone } from '../body/primitive.ts';
import { fitCamera, project } from '../scene/camera.ts';
import { NOTHING, pixelSize } from './g-buffer.ts';
import { inkEdges } from './ink-edges.ts';
import { shadePixels } from './lighting.ts';
import { rayMarch } from './ray-march.ts';

const ball = (x: number, z: number, radius: number): Cluster =>
  cluster('torso', 'shirt', { root: [roundCone([x, 0, z], [x, 0.05, z], [radius, radius])] });
const camera = fitCamera([[[0, 0, 0], 10]], [0, 0, 1], 300, 1.25);
const SIZE = 80;
const pixel = (x: number, y: number) => y * SIZE + x;

test('a fitted camera shows its subject in the middle, with the margin around it', () => {
  const [x, y, depth] = project(camera, [0, 0, 0]);
  expect([x, y]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
  expect(depth).toBeCloseTo(300, 6);
  expect(project(camera, [10, 0, 0])[0]).toBeCloseTo(0.8, 1);
});

test('rays find the ball at its distance, facing the camera, and nothing beside it', () => {
  const buffer = rayMarch([ball(0, 0, 10)], camera, SIZE);
  const middle = pixel(40, 40);
  expect(buffer.cluster[middle]).toBe(0);
  expect(buffer.depth[middle]).toBeCloseTo(290, 0);
  expect(buffer.normal[middle * 3 + 2]).toBeGreaterThan(0.99);
  expect(buffer.cluster[pixel(2, 2)]).toBe(NOTHING);
  const shown = buffer.cluster.filter((id) => id === 0).length * pixelSize(buffer, 295) ** 2;
  expect(shown).toBeGreaterThan(290);
  expect(shown).toBeLessThan(340);
});

test('what stands in front hides what stands behind', () => {
  const buffer = rayMarch([ball(0, 0, 10), ball(0, 20, 4)], camera, SIZE);
  expect(buffer.cluster[pixel(40, 40)]).toBe(1);
  expect(buffer.cluster[pixel(40, 14)]).toBe(0);
});

test('the upper left is lit and the lower right in shade', () => {
  const clusters = [ball(0, 0, 10)];
  const shade = shadePixels(rayMarch(clusters, camera, SIZE), clusters);
  expect(shade[pixel(28, 28)]).toBe(0);
  expect(shade[pixel(60, 60)]).toBe(1);
});

test('ink parts the ball from the ground and from a ball before it, and nothing else', () => {
  const other = cluster('arm', 'skin', { root: ball(0, 20, 4).root });
  const clusters = [ball(0, 0, 10), other];
  const buffer = rayMarch(clusters, camera, SIZE);
  const ink = inkEdges(buffer, clusters, 0.25);
  const row = Array.from({ length: SIZE - 1 }, (_, x) => ink(pixel(x, 40), pixel(x + 1, 40)));
  expect(row.filter(Boolean)).toHaveLength(4);
});

const across = (x: number, y: number, radius: number, blend: number) =>
  roundCone([x, y, 0], [x + 0.1, y, 0], [radius, radius], { blend });

test('a tile leaves out nothing that bends what it shows: what is found lies on the whole surface', () => {
  const sleeve = { blend: 6, primitives: [across(11, 1, 5, 0)] };
  const root = [across(-4, 0, 8, 0), across(5, -3, 7, 8), across(0, 7, 4, 8)];
  const clusters = [cluster('torso', 'shirt', { root, branches: [sleeve] })];
  const size = 240;
  const { cluster: found, position } = rayMarch(clusters, camera, size);
  const nearest = { cluster: 0, branch: 0 };
  const off = Array.from(found, (id, i) => {
    const [x = 0, y = 0, z = 0] = position.subarray(i * 3);
    return id === 0 ? Math.abs(bodyDistance(indexed(clusters), x, y, z, nearest)) : 0;
  });
  expect(off.filter((d) => d > 0).length).toBeGreaterThan(1000);
  expect(Math.max(...off)).toBeLessThan(0.08);
});

const spread = (shares: readonly number[]) => Math.max(...shares) - Math.min(...shares);

test('a trunk in waves is lit as a column: one band of shade along its right, and no island', () => {
  const waves = [-6, 0, 6].map((y) => roundCone([0, y, 0], [0.05, y, 0], [6, 6], { blend: 2 }));
  const shaded = (columns: readonly Column[]) => {
    const clusters = [cluster('torso', 'shirt', { root: waves, columns })];
    const buffer = rayMarch(clusters, camera, SIZE);
    const shade = shadePixels(buffer, clusters);
    return Array.from({ length: SIZE }, (_, y) => {
      const row = Array.from({ length: SIZE }, (_, x) => pixel(x, y));
      return (
        row.filter((i) => shade[i] === 1).length / row.filter((i) => buffer.cluster[i] === 0).length
      );
    }).slice(24, 56);
  };
  const column = shaded([columnBetween([0, -9, 0], [0, 9, 0], 6)]);
  expect(Math.min(...column)).toBeGreaterThan(0.02);
  expect(spread(column)).toBeLessThan(spread(shaded([])) / 2);
});
