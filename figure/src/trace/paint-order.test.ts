import { expect, test } from 'vitest';
import { emptyBuffer } from '../render/g-buffer.ts';
import { fitCamera } from '../scene/camera.ts';
import { paintOrder } from './paint-order.ts';

const SIZE = 9;
const camera = fitCamera([[[0, 0, 0], 10]], [0, 0, 1], 100, 1);

/** A row of cells with these depths, from left to right. */
function inOrder(depths: readonly number[], of: readonly number[]): number[] {
  const buffer = emptyBuffer(SIZE, camera);
  const cells = [...new Set(of)].map((id) => {
    const own = depths.filter((_, x) => of[x] === id);
    return { id, depth: own.reduce((sum, d) => sum + d, 0) / own.length };
  });
  for (let i = 0; i < SIZE * SIZE; i++) {
    buffer.cluster[i] = 0;
    buffer.depth[i] = depths[i % SIZE] ?? 0;
  }
  const ofAll = Int32Array.from({ length: SIZE * SIZE }, (_, i) => of[i % SIZE] ?? 0);
  return paintOrder(buffer, ofAll, cells).map(({ id }) => id);
}

test('what lies behind along the common border is painted first, though it is nearer on average', () => {
  const handOnDesk = [30, 30, 30, 60, 55, 60, 60, 60, 60];
  expect(inOrder(handOnDesk, [7, 7, 7, 7, 3, 7, 7, 7, 7])).toEqual([7, 3]);
  const nearDesk = [10, 10, 10, 60, 55, 55, 55, 55, 55];
  expect(inOrder(nearDesk, [7, 7, 7, 7, 3, 3, 3, 3, 3])).toEqual([7, 3]);
});

test('cells that do not touch go by their mean depth', () => {
  expect(inOrder([20, 20, 20, 90, 90, 90, 50, 50, 50], [1, 1, 1, 2, 2, 2, 3, 3, 3])).toEqual([
    2, 3, 1,
  ]);
});
