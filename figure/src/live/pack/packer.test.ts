import { expect, test } from 'vitest';
import { TILE } from '../../render/tiles.ts';
import { rayMarch } from '../../render/ray-march.ts';
import { picturesAt } from '../picture.ts';
import { sampleStage } from '../test/sample-stage.ts';
import { USUAL_VIEW } from '../usual-view.ts';
import { CLUSTER_BITS, CLUSTER_END, CLUSTER_SHIFT, CLUSTER_START, MAX_ENTRIES } from './entry.ts';
import { Packer } from './packer.ts';
import { TILE_NUMBERS } from './tile-lists.ts';

const SIZE = 160;
const [picture] = picturesAt(sampleStage('assisted-tilt'), { ...USUAL_VIEW, time: 0.6, yaw: 30 });
if (picture === undefined) throw new Error('There is a picture');
const { clusters, camera } = picture;

function tilesOf({ lists }: Packer) {
  return Array.from({ length: lists.tileCount }, (_, t) => {
    const at = t * TILE_NUMBERS;
    const [column = 0, row = 0, first = 0, count = 0, near = 0, far = 0] = lists.tiles.subarray(
      at,
      at + TILE_NUMBERS,
    );
    return { column, row, near, far, entries: lists.list.subarray(first, first + count) };
  });
}

test('whatever a ray hits, its tile knows of, and of how far away it is', () => {
  const packer = new Packer();
  packer.pack(clusters, camera, SIZE);
  const tiles = new Map(tilesOf(packer).map((tile) => [`${tile.column} ${tile.row}`, tile]));
  const buffer = rayMarch(clusters, camera, SIZE);
  let hits = 0;
  for (const [i, cluster] of buffer.cluster.entries()) {
    if (cluster < 0) continue;
    hits++;
    // The card counts rows from below.
    const row = Math.floor((SIZE - 1 - Math.floor(i / SIZE)) / TILE);
    const tile = tiles.get(`${Math.floor((i % SIZE) / TILE)} ${row}`);
    const listed = [...(tile?.entries ?? [])].map((e) => (e >>> CLUSTER_SHIFT) & CLUSTER_BITS);
    expect(listed).toContain(cluster);
    expect(buffer.depth[i]).toBeGreaterThan(tile?.near ?? 0);
    expect(buffer.depth[i]).toBeLessThan((tile?.far ?? 0) + 1);
  }
  expect(hits).toBeGreaterThan(1000);
});

test('in each list every cluster begins once and ends once, in the order of the scene', () => {
  const packer = new Packer();
  packer.pack(clusters, camera, SIZE);
  for (const { entries } of tilesOf(packer)) {
    const marked = (flag: number) =>
      [...entries].filter((e) => (e & flag) !== 0).map((e) => (e >>> CLUSTER_SHIFT) & CLUSTER_BITS);
    const starts = marked(CLUSTER_START);
    expect(marked(CLUSTER_END)).toEqual(starts);
    expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
    expect((entries.at(-1) ?? 0) & CLUSTER_END).not.toBe(0);
  }
});

test('what there is no room for is left out, tile by tile, and counted', () => {
  const packer = new Packer();
  packer.pack(clusters, camera, SIZE);
  expect(packer.lists.leftOut).toBe(0);
  packer.pack(clusters, camera, 8000);
  expect(packer.lists.leftOut).toBeGreaterThan(0);
  expect(packer.lists.entryCount).toBeLessThanOrEqual(MAX_ENTRIES);
});
