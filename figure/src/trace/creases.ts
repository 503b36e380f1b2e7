import type { Cluster } from '../body/cluster.ts';
import { NOTHING, type GBuffer } from '../render/g-buffer.ts';
import { isOneCloth, type InkBetween } from '../render/ink-edges.ts';
import { clamped, type Point } from './point.ts';
import type { OpenLine } from './tapering.ts';

/** Corners between pixels, connected by ink within one cell. */
type Graph = Map<number, number[]>;

/** Least length in steps of the raster: of a crease that meets other ink, and of a lone one. */
export type ShortestCrease = { readonly joined: number; readonly alone: number };
/** Pixels within which the end of a crease meets other ink. */
const MEETS = 3;

/**
 * Ink that ends inside a cell, as in a bent elbow or between two knuckles. Short lone lines are left out as
 * meaningless ticks.
 */
export function creaseLines(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  cells: Int32Array,
  inkBetween: InkBetween,
  shortest: ShortestCrease,
): OpenLine[] {
  const graph = creaseGraph(buffer, clusters, cells, inkBetween);
  const width = buffer.size + 1;
  const chains = walkChains(graph).filter((chain) => chain.length >= shortest.joined);
  const firm = chains.filter(
    (chain) =>
      chain.length >= shortest.alone ||
      ends(chain).some((corner) => meetsBorder(cells, buffer.size, corner)),
  );
  const drawn = chains.filter(
    (chain) => firm.includes(chain) || ends(chain).some((corner) => isOn(firm, corner)),
  );
  return drawn.map((chain) => {
    const others = drawn.filter((other) => other !== chain);
    const [startIsFree, endIsFree] = ends(chain).map(
      (corner) => !meetsBorder(cells, buffer.size, corner) && !isOn(others, corner),
    );
    const points = betweenCorners(chain, width);
    return { points, startIsFree: startIsFree ?? false, endIsFree: endIsFree ?? false };
  });
}

function isOn(chains: readonly number[][], corner: number): boolean {
  return chains.some((chain) => chain.includes(corner));
}

function betweenCorners(chain: readonly number[], width: number): Point[] {
  const corners = chain.map((c): Point => [c % width, Math.floor(c / width)]);
  return corners.slice(1).map((b, i): Point => {
    const a = clamped(corners, i);
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  });
}

function ends(chain: readonly number[]): [first: number, last: number] {
  return [clamped(chain, 0), clamped(chain, chain.length - 1)];
}

function meetsBorder(cells: Int32Array, size: number, corner: number): boolean {
  const [x, y] = [corner % (size + 1), Math.floor(corner / (size + 1))];
  const own = cells[Math.min(size - 1, y) * size + Math.min(size - 1, x)];
  for (let row = Math.max(0, y - MEETS); row < Math.min(size, y + MEETS); row++) {
    for (let column = Math.max(0, x - MEETS); column < Math.min(size, x + MEETS); column++) {
      if (cells[row * size + column] !== own) return true;
    }
  }
  return false;
}

function creaseGraph(
  { size, cluster }: GBuffer,
  clusters: readonly Cluster[],
  cells: Int32Array,
  inkBetween: InkBetween,
): Graph {
  const graph: Graph = new Map();
  const width = size + 1;
  const join = (a: number, b: number) => {
    graph.set(a, [...(graph.get(a) ?? []), b]);
    graph.set(b, [...(graph.get(b) ?? []), a]);
  };
  const isCrease = (i: number, j: number) =>
    cells[i] === cells[j] &&
    cluster[i] !== NOTHING &&
    clusters[cluster[i] ?? NOTHING]?.part !== 'furniture' &&
    (cluster[i] === cluster[j] ||
      isOneCloth(clusters[cluster[i] ?? NOTHING], clusters[cluster[j] ?? NOTHING])) &&
    inkBetween(i, j);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      if (x + 1 < size && isCrease(i, i + 1)) join(y * width + x + 1, (y + 1) * width + x + 1);
      if (y + 1 < size && isCrease(i, i + size)) join((y + 1) * width + x, (y + 1) * width + x + 1);
    }
  }
  return graph;
}

/** Every edge once, loose ends first. */
function walkChains(graph: Graph): number[][] {
  const used = new Set<string>();
  const starts = [...graph].toSorted((a, b) => looseness(a) - looseness(b));
  return starts.map(([start]) => {
    const chain = [start];
    let current: number | undefined = start;
    while (current !== undefined) {
      const from: number = current;
      const next: number | undefined = graph.get(from)?.find((to) => !used.has(edge(from, to)));
      if (next !== undefined) {
        used.add(edge(from, next));
        chain.push(next);
      }
      current = next;
    }
    return chain;
  });
}

function edge(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function looseness([, next]: [corner: number, next: number[]]): number {
  return next.length === 1 ? 0 : 1;
}
