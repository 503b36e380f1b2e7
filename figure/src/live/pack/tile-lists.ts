import { TILE } from '../../render/tiles.ts';
import {
  CLUSTER_BITS,
  CLUSTER_END,
  CLUSTER_SHIFT,
  CLUSTER_START,
  GROUP_BITS,
  GROUP_END,
  GROUP_SHIFT,
  GROUP_START,
  MAX_ENTRIES,
} from './entry.ts';
import type { Outline } from './outline-of.ts';

/** Numbers per tile: column, row, first entry, number of entries, near and far in centimetres. */
export const TILE_NUMBERS = 6;
/** Centimetres that blends may reach in front of a primitive's own ball. */
const IN_FRONT = 4;
const FAR = 1e9;

/**
 * The primitives of each tile. Arrays are kept from picture to picture, so that there is no garbage thirty
 * times a second.
 */
export class TileLists {
  readonly list = new Uint32Array(MAX_ENTRIES);
  entryCount = 0;
  /** Tiles without room; they stay empty. */
  leftOut = 0;
  tiles = new Float32Array(0);
  tileCount = 0;
  box: readonly [left: number, low: number, right: number, high: number] = [0, 0, 0, 0];
  private across = 0;
  private size = 0;
  private counts = new Int32Array(0);
  private next = new Int32Array(0);
  private near = new Float32Array(0);
  private far = new Float32Array(0);
  /** Pairs of tile and entry, in the order of addition: twice as many as find room in the list. */
  private readonly pairs = new Int32Array(MAX_ENTRIES * 4);
  private pairCount = 0;

  begin(size: number): void {
    this.size = size;
    this.across = Math.ceil(size / TILE);
    const tiles = this.across ** 2;
    if (this.counts.length !== tiles) {
      this.counts = new Int32Array(tiles);
      this.next = new Int32Array(tiles);
      this.near = new Float32Array(tiles);
      this.far = new Float32Array(tiles);
      this.tiles = new Float32Array(tiles * TILE_NUMBERS);
    }
    this.counts.fill(0);
    this.near.fill(FAR);
    this.far.fill(0);
    this.pairCount = 0;
  }

  /** Adds an entry to every tile that the outline touches; carved primitives extend no tile's depths. */
  add({ from, to, radius, near, far }: Outline, entry: number, isCarved: boolean): void {
    const { size, across } = this;
    const [left, right] = [Math.min(from[0], to[0]) - radius, Math.max(from[0], to[0]) + radius];
    const [low, high] = [Math.min(from[1], to[1]) - radius, Math.max(from[1], to[1]) + radius];
    if (right < 0 || high < 0 || left > size || low > size || far < 0) return;
    const tileAt = (v: number) => Math.min(across - 1, Math.max(0, Math.floor(v / TILE)));
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = dx * dx + dy * dy;
    const reach = radius + (TILE / 2) * Math.SQRT2;
    for (let row = tileAt(low); row <= tileAt(high); row++) {
      for (let column = tileAt(left); column <= tileAt(right); column++) {
        const x = (column + 0.5) * TILE - from[0];
        const y = (row + 0.5) * TILE - from[1];
        const along = long > 0 ? Math.min(1, Math.max(0, (x * dx + y * dy) / long)) : 0;
        if ((x - along * dx) ** 2 + (y - along * dy) ** 2 > reach * reach) continue;
        this.note(row * across + column, entry);
        if (!isCarved) this.widen(row * across + column, near, far);
      }
    }
  }

  /** Entries without room are left out. */
  end(): void {
    const { counts, next, list, pairs } = this;
    this.placeTiles();
    for (let i = 0; i < this.pairCount; i++) {
      const tile = pairs[i * 2] ?? 0;
      if (counts[tile] === 0) continue;
      const at = next[tile] ?? 0;
      list[at] = pairs[i * 2 + 1] ?? 0;
      next[tile] = at + 1;
    }
    for (let t = 0; t < this.tileCount; t++) {
      const first = this.tiles[t * TILE_NUMBERS + 2] ?? 0;
      markJoints(list, first, first + (this.tiles[t * TILE_NUMBERS + 3] ?? 0));
    }
  }

  private note(tile: number, entry: number): void {
    const at = this.pairCount * 2;
    if (at === this.pairs.length) return;
    this.pairCount++;
    this.pairs[at] = tile;
    this.pairs[at + 1] = entry;
    this.counts[tile] = (this.counts[tile] ?? 0) + 1;
  }

  private widen(tile: number, near: number, far: number): void {
    this.near[tile] = Math.min(this.near[tile] ?? FAR, near);
    this.far[tile] = Math.max(this.far[tile] ?? 0, far);
  }

  private placeTiles(): void {
    const { counts, near, far, across } = this;
    let [left, low, right, high] = [across, across, 0, 0];
    this.entryCount = 0;
    this.leftOut = 0;
    this.tileCount = 0;
    for (let t = 0; t < counts.length; t++) {
      const count = counts[t] ?? 0;
      const fits = this.entryCount + count <= MAX_ENTRIES;
      if (!fits) this.leftOut++;
      const isShown = fits && (far[t] ?? 0) > 0;
      if (!isShown) counts[t] = 0;
      if (!isShown || count === 0) continue;
      const [column, row] = [t % across, Math.floor(t / across)];
      const start = Math.max(1, (near[t] ?? 0) - IN_FRONT);
      const tile = [column, row, this.entryCount, count, start, far[t] ?? 0];
      this.tiles.set(tile, this.tileCount * TILE_NUMBERS);
      this.next[t] = this.entryCount;
      this.entryCount += count;
      this.tileCount++;
      [left, low] = [Math.min(left, column), Math.min(low, row)];
      [right, high] = [Math.max(right, column + 1), Math.max(high, row + 1)];
    }
    this.box = [left * TILE, low * TILE, right * TILE, high * TILE];
  }
}

/** Marks in each entry of a tile whether it begins or ends a group or a cluster. */
function markJoints(list: Uint32Array, first: number, end: number): void {
  let before: number | undefined;
  for (let i = first; i < end; i++) {
    const entry = list[i] ?? 0;
    const after = i + 1 < end ? list[i + 1] : undefined;
    const starts = before === undefined || clusterOf(before) !== clusterOf(entry);
    const ends = after === undefined || clusterOf(after) !== clusterOf(entry);
    let marked = entry;
    if (starts) marked |= CLUSTER_START;
    if (starts || groupOf(before ?? 0) !== groupOf(entry)) marked |= GROUP_START;
    if (ends) marked |= CLUSTER_END;
    if (ends || groupOf(after ?? 0) !== groupOf(entry)) marked |= GROUP_END;
    list[i] = marked;
    before = entry;
  }
}

function groupOf(entry: number): number {
  return (entry >>> GROUP_SHIFT) & GROUP_BITS;
}

function clusterOf(entry: number): number {
  return (entry >>> CLUSTER_SHIFT) & CLUSTER_BITS;
}
