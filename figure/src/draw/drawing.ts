import type { Cluster } from '../body/cluster.ts';
import { NOTHING, type GBuffer } from '../render/g-buffer.ts';
import { inkEdges } from '../render/ink-edges.ts';
import { LIGHT, shadePixels } from '../render/lighting.ts';
import { findCells, type Cell, type CellMap } from '../trace/cells.ts';
import { creaseLines, type ShortestCrease } from '../trace/creases.ts';
import { maskLoops } from '../trace/loops.ts';
import { heading, type Point } from '../trace/point.ts';
import { smoothLine } from '../trace/smooth.ts';
import { taperedPath, type OpenLine } from '../trace/tapering.ts';
import { tracePath, VIEW_BOX, type PathStyle } from '../trace/path.ts';

/** A traced picture, as path data in the view box. */
export type Drawing = {
  /** Unit vector; lines are heavier on this side. */
  readonly awayFromLight: Point;
  /** Outline of the person alone, without the furniture. */
  readonly figure: string;
  readonly patches: readonly { material: string; shape: string; shadow: string }[];
  /** Path data of the creases; `width` is in units of the view box. */
  readonly creases: (width: number) => string;
};

/** Least sizes, in pixels of a picture of `REFERENCE_SIZE`; they are scaled to the traced one. */
const MIN_CELL = 22;
const MIN_SHADOW_LOOP = { cloth: 300, other: 44 };
export const MIN_CREASE: ShortestCrease = { joined: 24, alone: 84 };
/** Pixels by which a shadow reaches over its cell's border, which would otherwise leave a gleam. */
const OVERLAP = 0.4;
export const REFERENCE_SIZE = 900;

/**
 * Traces a ray-marched picture. `inkStep`: depth of a step, in centimetres, that shows as a line.
 * `lightFromRight`: `fromRight` of `lightDirection`.
 */
export function traceDrawing(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  inkStep: number,
  lightFromRight = LIGHT.right,
): Drawing {
  const { size } = buffer;
  const grown = size / REFERENCE_SIZE;
  const inkBetween = inkEdges(buffer, clusters, inkStep);
  const map = findCells(buffer, inkBetween, MIN_CELL * grown * grown);
  const shade = shadePixels(buffer, clusters, lightFromRight);
  const base = pathStyle(size);
  const shortest = { joined: MIN_CREASE.joined * grown, alone: MIN_CREASE.alone * grown };
  const creases = creaseLines(buffer, clusters, map.of, inkBetween, shortest).map(smoothed);
  return {
    awayFromLight: heading([lightFromRight, -LIGHT.up], [0, 0]),
    figure: traceCells(size, map, base, (cell) => clusters[cell.cluster]?.part !== 'furniture'),
    patches: map.cells.flatMap((cell) => {
      const cluster = clusters[cell.cluster];
      return cluster ? tracePatch(cell, map, shade, cluster, base, size) : [];
    }),
    creases: (width) =>
      creases.map((line) => taperedPath(line, width / base.scale, base.scale)).join(''),
  };
}

function smoothed({ points, ...ends }: OpenLine): OpenLine {
  return { ...ends, points: smoothLine(points, false, 2) };
}

/** Body outlines: half a pixel off at most, smoothed over a pixel and a half. */
export function pathStyle(size: number): PathStyle {
  return { closed: true, scale: VIEW_BOX / size, error: 0.55, smoothing: 1.5 };
}

function tracePatch(
  cell: Cell,
  { of }: CellMap,
  shade: Uint8Array,
  { material, part }: Cluster,
  base: PathStyle,
  size: number,
) {
  const inCell = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size && y < size && of[y * size + x] === cell.id;
  const inShadow = (x: number, y: number) => inCell(x, y) && shade[y * size + x] === 1;
  const style = part === 'furniture' ? { ...base, straight: true } : base;
  const shape = maskLoops(inCell, cell)
    .map((loop) => tracePath(pushOffEdge(loop, size), style))
    .join('');
  const cloth = part === 'torso' || part === 'legwear';
  const least = (MIN_SHADOW_LOOP[cloth ? 'cloth' : 'other'] * size) / REFERENCE_SIZE;
  const shadow = maskLoops(inShadow, cell)
    .filter((loop) => loop.length > least)
    .map((loop) =>
      tracePath(
        pushOffEdge(overBorder(loop, inCell), size),
        style.straight ? style : { ...base, error: 0.8, smoothing: 2.5 },
      ),
    )
    .join('');
  return shape === '' ? [] : [{ material, shape, shadow }];
}

function traceCells(
  size: number,
  { of, cells }: CellMap,
  style: PathStyle,
  wanted: (cell: Cell) => boolean,
): string {
  const ids = new Set(cells.filter(wanted).map((cell) => cell.id));
  const mask = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size && y < size && ids.has(of[y * size + x] ?? NOTHING);
  return maskLoops(mask, { left: 0, right: size - 1, top: 0, bottom: size - 1 })
    .filter((loop) => loop.length > 20)
    .map((loop) => tracePath(pushOffEdge(loop, size), style))
    .join('');
}

/** Moves points on the picture's edge outside, so that no line is drawn along it. */
function pushOffEdge(loop: readonly Point[], size: number): Point[] {
  const far = size / 60;
  const pushed = (v: number) => (v <= 0 ? v - far : v >= size ? v + far : v);
  return loop.map(([x, y]) => [pushed(x), pushed(y)]);
}

/** Moves points on a cell's border outward. They lie on the cracks between pixels. */
function overBorder(loop: readonly Point[], inCell: (x: number, y: number) => boolean): Point[] {
  return loop.map(([x, y]) => {
    const isUpright = Number.isInteger(x);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const before = isUpright ? inCell(column - 1, row) : inCell(column, row - 1);
    const after = inCell(column, row);
    const by = before === after ? 0 : before ? OVERLAP : -OVERLAP;
    return isUpright ? [x + by, y] : [x, y + by];
  });
}
