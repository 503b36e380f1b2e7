import { expect, test } from 'vitest';
import { cluster, type Cluster } from '../body/cluster.ts';
import { SLEEVE_BRANCH } from '../body/torso.ts';
import { unit, type Vector } from '../math/vector.ts';
import { fitCamera } from '../scene/camera.ts';
import { emptyBuffer, type GBuffer } from './g-buffer.ts';
import { inkEdges, isOneCloth } from './ink-edges.ts';

const camera = fitCamera([[[0, 0, 0], 0.5]], [0, 0, 1], 300, 1);
const SIZE = 16;
const FACING: Vector = [0, 0, 1];

type Pixel = { cluster?: number; branch?: number; normal?: Vector; lift?: number };

/** Two pixels side by side, a tenth of a centimetre apart. */
function pair(a: Pixel, b: Pixel): GBuffer {
  const buffer = emptyBuffer(SIZE, camera);
  for (const [i, { cluster: id = 0, branch = 0, normal = FACING, lift = 0 }] of [a, b].entries()) {
    buffer.cluster[i] = id;
    buffer.branch[i] = branch;
    buffer.depth[i] = 300 - lift;
    buffer.normal.set(unit(normal), i * 3);
    buffer.position.set([i * 0.1, 0, lift], i * 3);
  }
  return buffer;
}

const shirt = cluster('torso', 'shirt', {});
const hand = cluster('arm', 'skin', {});
const between = (a: Pixel, b: Pixel, clusters: readonly Cluster[] = [shirt, hand]) =>
  inkEdges(pair(a, b), clusters, 0.25)(0, 1);

test('ink parts two clusters, and a cluster from the ground', () => {
  expect(between({}, {})).toBe(false);
  expect(between({}, { cluster: 1 })).toBe(true);
  expect(between({}, { cluster: -1 })).toBe(true);
  expect(between({ cluster: -1 }, { cluster: -1 })).toBe(false);
});

test('ink stands where the surface steps back by more than the step', () => {
  expect(between({ lift: 0.4 }, {})).toBe(true);
  expect(between({ lift: 0.1 }, {})).toBe(false);
});

test('a slope is no step, however far it leads away', () => {
  const slope: Vector = [1, 0, 0.25];
  expect(between({ normal: slope, lift: 0.4 }, { normal: slope })).toBe(false);
});

test('two fingers are parted unless the skin runs on flat, root and finger are not', () => {
  const bent: Vector = [0.4, 0, 1];
  expect(between({ branch: 1 }, { branch: 2, normal: bent })).toBe(true);
  expect(between({ branch: 1 }, { branch: 2 })).toBe(false);
  expect(between({ branch: 0 }, { branch: 2, normal: bent })).toBe(false);
});

test('a sharp fold is a line even in one branch', () => {
  expect(between({}, { normal: [2, 0, 1] })).toBe(true);
});

test('a long sleeve goes on from the short one of its side without a line', () => {
  const lower = cluster('torso', 'shirt', {}, 'left');
  const clusters = [shirt, lower];
  const sleeve = (branch: number) => between({ branch }, { cluster: 1 }, clusters);
  expect(isOneCloth(shirt, lower)).toBe(true);
  expect(isOneCloth(shirt, hand)).toBe(false);
  expect(sleeve(SLEEVE_BRANCH.left)).toBe(false);
  expect(sleeve(SLEEVE_BRANCH.right)).toBe(true);
  expect(sleeve(0)).toBe(true);
});
