import { NOTHING, type GBuffer } from '../render/g-buffer.ts';
import type { InkBetween } from '../render/ink-edges.ts';
import { paintOrder } from './paint-order.ts';

/** A patch of one colour, bounded by ink. Bounds in pixels, ends included. */
export type Cell = {
  readonly id: number;
  readonly cluster: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Mean depth in centimetres. */
  readonly depth: number;
};

export type CellMap = {
  readonly of: Int32Array;
  /** Without the background, from back to front. */
  readonly cells: readonly Cell[];
};

const DISSOLVE_ROUNDS = 3;

/** Cells smaller than `least` pixels are merged with a neighbour. */
export function findCells(buffer: GBuffer, inkBetween: InkBetween, least: number): CellMap {
  const of = labelCells(buffer.size, inkBetween);
  for (let round = 0; round < DISSOLVE_ROUNDS; round++) dissolveSlivers(buffer, of, least);
  return { of, cells: paintOrder(buffer, of, describeCells(buffer, of)) };
}

/** Union-find over adjacent pixels without ink between them. */
function labelCells(size: number, inkBetween: InkBetween): Int32Array {
  const parent = new Int32Array(size * size);
  for (let i = 0; i < parent.length; i++) parent[i] = i;
  const find = (start: number): number => {
    let i = start;
    for (;;) {
      const up = parent[i] ?? i;
      if (up === i) return i;
      const next = parent[up] ?? up;
      parent[i] = next;
      i = next;
    }
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      if (x + 1 < size && !inkBetween(i, i + 1)) parent[find(i)] = find(i + 1);
      if (y + 1 < size && !inkBetween(i, i + size)) parent[find(i)] = find(i + size);
    }
  }
  for (let i = 0; i < parent.length; i++) parent[i] = find(i);
  return parent;
}

/** Merges a small cell into the neighbour with the longest common border, if possible of the same cluster. */
function dissolveSlivers({ size, cluster }: GBuffer, of: Int32Array, least: number): void {
  const area = new Int32Array(of.length);
  for (const id of of) area[id] = (area[id] ?? 0) + 1;
  const votes = new Map<number, Map<number, number>>();
  for (let i = 0; i < of.length; i++) {
    const own = of[i] ?? 0;
    if ((area[own] ?? 0) >= least) continue;
    const ballot = votes.get(own) ?? new Map<number, number>();
    votes.set(own, ballot);
    for (const j of [i - 1, i + 1, i - size, i + size]) {
      const other = of[j];
      if (other === undefined || other === own) continue;
      const weight = cluster[j] === cluster[i] ? 1.8 : cluster[j] === NOTHING ? 0.4 : 1;
      ballot.set(other, (ballot.get(other) ?? 0) + weight);
    }
  }
  if (votes.size === 0) return;
  for (let i = 0; i < of.length; i++) {
    const ballot = votes.get(of[i] ?? 0);
    if (ballot && ballot.size > 0) of[i] = mostVotes(ballot);
  }
}

type Tally = { -readonly [K in keyof Cell]: Cell[K] } & {
  count: number;
  shows: Map<number, number>;
};

function describeCells({ size, cluster, depth }: GBuffer, of: Int32Array): Cell[] {
  const tallies = new Map<number, Tally>();
  for (let i = 0; i < of.length; i++) {
    const id = of[i] ?? 0;
    const tally = tallies.get(id) ?? newTally(id, size);
    tallies.set(id, tally);
    countPixel(tally, i % size, Math.floor(i / size), cluster[i] ?? NOTHING, depth[i] ?? 0);
  }
  return [...tallies.values()].map(finishCell).filter((cell) => cell.cluster !== NOTHING);
}

function finishCell({ shows, count, ...cell }: Tally): Cell {
  return Object.assign(cell, { cluster: mostVotes(shows), depth: cell.depth / count });
}

function newTally(id: number, size: number): Tally {
  return {
    id,
    cluster: NOTHING,
    left: size,
    right: 0,
    top: size,
    bottom: 0,
    depth: 0,
    count: 0,
    shows: new Map(),
  };
}

function countPixel(tally: Tally, x: number, y: number, shown: number, depth: number): void {
  if (x < tally.left) tally.left = x;
  if (x > tally.right) tally.right = x;
  if (y < tally.top) tally.top = y;
  if (y > tally.bottom) tally.bottom = y;
  tally.count++;
  tally.depth += Math.min(depth, 1e5);
  tally.shows.set(shown, (tally.shows.get(shown) ?? 0) + 1);
}

function mostVotes(ballot: ReadonlyMap<number, number>): number {
  let best = NOTHING;
  let most = -1;
  for (const [id, count] of ballot) if (count > most) [best, most] = [id, count];
  return best;
}
