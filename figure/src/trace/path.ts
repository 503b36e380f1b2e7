import { fitCurve, type Cubic } from './fit-curve.ts';
import { clamped, cyclic, heading, type Point } from './point.ts';
import { findCorners, simplifyLine, smoothLine } from './smooth.ts';

/** Edge of the square view box of every drawing. */
export const VIEW_BOX = 1200;

export type PathStyle = {
  readonly closed: boolean;
  /** From pixels to units of the view box. */
  readonly scale: number;
  /** Pixels by which the curve may miss the line. */
  readonly error: number;
  /** Sigma, in pixels, of the smoothing that removes the steps of the raster. */
  readonly smoothing: number;
  /** Furniture: straight edges instead of curves. */
  readonly straight?: boolean;
};

const MIN_POINTS = 8;
const CORNER = { reach: 5, degrees: 58 };
/** Units of the view box by which a curve may bulge and still be written as a line. */
const STRAIGHT = 0.8;

/** Whole-number relative commands; empty when too short to see. */
export function tracePath(points: readonly Point[], style: PathStyle): string {
  if (points.length < MIN_POINTS) return '';
  const { closed, scale, error } = style;
  const { line, corners } = cornered(points, style);
  if (style.straight) return straightPath(line, corners, style);
  const isRound = closed && corners.length === 2;
  const curves = corners.slice(0, -1).flatMap((from, i): Cubic[] => {
    const to = corners[i + 1] ?? from;
    if (to <= from) return [];
    const piece = line.slice(from, to + 1);
    const across = isRound ? heading(clamped(line, line.length - 4), clamped(line, 3)) : null;
    const start = across ?? heading(clamped(piece, 0), clamped(piece, 4));
    const end: Point = across
      ? [-across[0], -across[1]]
      : heading(clamped(piece, piece.length - 1), clamped(piece, piece.length - 5));
    return fitCurve(piece, start, end, error);
  });
  return writeCurves(curves, scale, { closed, perUnit: 1 });
}

/** The smoothed line and its corners; a closed one starts and ends in a corner. */
function cornered(
  points: readonly Point[],
  { closed, smoothing }: PathStyle,
): { line: Point[]; corners: number[] } {
  const found = findCorners(smoothLine(points, closed, 1), closed, CORNER.reach, CORNER.degrees);
  const crisp = smoothLine(points, closed, 0.6);
  const soft = smoothLine(points, closed, smoothing);
  const kept = new Set(found);
  const line = soft.map((point, i) => (kept.has(i) ? clamped(crisp, i) : point));
  if (!closed) return { line, corners: [0, ...found, line.length - 1] };
  const first = found[0] ?? 0;
  const turned = [...line.slice(first), ...line.slice(0, first), cyclic(line, first)];
  const corners = found
    .map((corner) => (corner - first + points.length) % points.length)
    .toSorted((a, b) => a - b);
  if (corners[0] !== 0) corners.unshift(0);
  return { line: turned, corners: [...corners, turned.length - 1] };
}

function straightPath(
  line: readonly Point[],
  corners: readonly number[],
  style: PathStyle,
): string {
  const middle = Math.floor(line.length / 2);
  const stops = corners.length > 2 ? corners : [0, middle, line.length - 1];
  const kept = stops.slice(0, -1).flatMap((from, i) => {
    const piece = line.slice(from, (stops[i + 1] ?? from) + 1);
    return simplifyLine(piece, style.error * 2).slice(0, -1);
  });
  const rounded = kept.map(([x, y]): Point => [
    Math.round(x * style.scale),
    Math.round(y * style.scale),
  ]);
  const writer = new PathWriter(clamped(rounded, 0));
  for (const point of rounded.slice(1)) writer.line(point);
  return rounded.length < 3 ? '' : writer.text + (style.closed ? 'z' : '');
}

/** `perUnit` steps of a coordinate make a unit. */
export function writeCurves(
  curves: readonly Cubic[],
  scale: number,
  { closed, perUnit }: { readonly closed: boolean; readonly perUnit: number },
): string {
  const [first] = curves;
  if (first === undefined) return '';
  const rounded = ([x, y]: Point): Point => [
    Math.round(x * scale * perUnit),
    Math.round(y * scale * perUnit),
  ];
  const writer = new PathWriter(rounded(first[0]), perUnit);
  for (const [a, b, c, d] of curves) {
    writer.line(rounded(a));
    writer.curve(rounded(b), rounded(c), rounded(d));
  }
  return writer.text + (closed ? 'z' : '');
}

class PathWriter {
  text: string;
  private at: Point;
  private command = '';
  private readonly perUnit: number;

  /** Coordinates are whole numbers, `perUnit` of them to a unit. */
  constructor(start: Point, perUnit = 1) {
    this.perUnit = perUnit;
    this.at = start;
    this.text = `M${this.written(start[0])} ${this.written(start[1])}`;
  }

  line(to: Point): void {
    if (to[0] === this.at[0] && to[1] === this.at[1]) return;
    this.write('l', [to[0] - this.at[0], to[1] - this.at[1]]);
    this.at = to;
  }

  curve(b: Point, c: Point, to: Point): void {
    const [x, y] = this.at;
    const long = Math.hypot(to[0] - x, to[1] - y);
    const bulge = (p: Point) =>
      Math.abs((p[0] - x) * (to[1] - y) - (p[1] - y) * (to[0] - x)) / (long || 1);
    if (long > 0 && Math.max(bulge(b), bulge(c)) < STRAIGHT) return this.line(to);
    this.write('c', [b[0] - x, b[1] - y, c[0] - x, c[1] - y, to[0] - x, to[1] - y]);
    this.at = to;
  }

  private write(command: string, numbers: readonly number[]): void {
    const lead = command === this.command ? ((numbers[0] ?? 0) < 0 ? '' : ' ') : command;
    const rest = numbers.map((n, i) => (i > 0 && n >= 0 ? ' ' : '') + this.written(n)).join('');
    this.text += lead + rest;
    this.command = command;
  }

  private written(value: number): string {
    return `${value / this.perUnit}`.replace(/^(-?)0\./, '$1.');
  }
}
