import { expect, test } from 'vitest';
import { cluster } from '../body/cluster.ts';
import { emptyBuffer, type GBuffer } from '../render/g-buffer.ts';
import { fitCamera } from '../scene/camera.ts';
import { findCells } from './cells.ts';
import { creaseLines } from './creases.ts';

const SIZE = 12;
const camera = fitCamera([[[0, 0, 0], 1]], [0, 0, 1], 300, 1);

/** A picture drawn with digits: the cluster of every pixel, a dot for none. */
function pictured(at: (x: number, y: number) => number, depth: readonly number[]): GBuffer {
  const buffer = emptyBuffer(SIZE, camera);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const id = at(i % SIZE, Math.floor(i / SIZE));
    buffer.cluster[i] = id;
    buffer.depth[i] = depth[id] ?? 1e9;
  }
  return buffer;
}
const byCluster = (buffer: GBuffer) => (a: number, b: number) =>
  buffer.cluster[a] !== buffer.cluster[b];
const inside = (x: number, y: number) => x > 0 && y > 0 && x < SIZE - 1 && y < SIZE - 1;

test('pixels that no ink parts are one cell; the furthest comes first', () => {
  const halves = pictured((x, y) => (inside(x, y) ? (x < 6 ? 0 : 1) : -1), [100, 300]);
  const { cells, of } = findCells(halves, byCluster(halves), 4);
  expect(cells.map((cell) => cell.cluster)).toEqual([1, 0]);
  expect(cells[1]).toMatchObject({ left: 1, right: 5, top: 1, bottom: 10, depth: 100 });
  expect(of[SIZE * 5 + 3]).toBe(cells[1]?.id);
  expect(of[0]).not.toBe(cells[1]?.id);
});

test('ink all around parts a cell of one cluster in two', () => {
  const plain = pictured((x, y) => (inside(x, y) ? 0 : -1), [100]);
  const line = (a: number, b: number) => byCluster(plain)(a, b) || a % SIZE < 6 !== b % SIZE < 6;
  expect(findCells(plain, line, 4).cells).toHaveLength(2);
});

const speck = (x: number, y: number) => x === 5 && y === 5;

test('a sliver goes to the neighbour around it', () => {
  const spotted = pictured((x, y) => (speck(x, y) ? 1 : inside(x, y) ? 0 : -1), [100, 90]);
  const { cells, of } = findCells(spotted, byCluster(spotted), 4);
  expect(cells).toHaveLength(1);
  expect(of[SIZE * 5 + 5]).toBe(cells[0]?.id);
  expect(findCells(spotted, byCluster(spotted), 1).cells).toHaveLength(2);
});

test('ink that ends inside a cell is a crease, and furniture has none', () => {
  const plain = pictured((x, y) => (inside(x, y) ? 0 : -1), [100]);
  const ink = (a: number, b: number) => {
    const row = Math.floor(a / SIZE);
    return byCluster(plain)(a, b) || (a % SIZE === 5 && b === a + 1 && row >= 3 && row <= 8);
  };
  const { of } = findCells(plain, ink, 4);
  const creases = (part: 'arm' | 'furniture', least: number) =>
    creaseLines(plain, [cluster(part, 'skin', {})], of, ink, { joined: least, alone: least });
  const [line] = creases('arm', 4);
  expect(line?.points).toHaveLength(6);
  expect(new Set(line?.points.map(([x]) => x))).toEqual(new Set([6]));
  expect(creases('arm', 12)).toEqual([]);
  expect(creases('furniture', 4)).toEqual([]);
});

test('a short crease is drawn where it goes out from other ink, and is left out alone', () => {
  const plain = pictured((x, y) => (inside(x, y) ? 0 : -1), [100]);
  const creases = (first: number, last: number) => {
    const ink = (a: number, b: number) => {
      const row = Math.floor(a / SIZE);
      return (
        byCluster(plain)(a, b) || (a % SIZE === 5 && b === a + 1 && row >= first && row <= last)
      );
    };
    const { of } = findCells(plain, ink, 4);
    const shortest = { joined: 2, alone: 8 };
    return creaseLines(plain, [cluster('arm', 'skin', {})], of, ink, shortest);
  };
  const top = Array.from({ length: SIZE }, (_, y) => y).findIndex((y) => inside(5, y));
  expect(creases(top, top + 2)).toHaveLength(1);
  expect(creases(top + 4, top + 6)).toEqual([]);
});
