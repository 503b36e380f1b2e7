import { fitCurve } from './fit-curve.ts';
import { writeCurves } from './path.ts';
import { clamped, heading, pointDistance, type Point } from './point.ts';

/** A line of ink; free ends meet no other ink. */
export type OpenLine = {
  readonly points: readonly Point[];
  readonly startIsFree: boolean;
  readonly endIsFree: boolean;
};

/** A line thins out over this many of its widths, or over all of it when shorter. */
const TAPER = 14;
/** A free end is not quite a point, which would be lost in a small picture. */
const LEAST = 0.12;
/** Widths by which an end that meets other ink reaches into it. */
const REACH_IN = 1.2;
/** The curve's error against its outline, as a share of the width. */
const ERROR = 0.12;

/**
 * The outline of a pen's line, `width` wide, pointed at its free ends. Points and width are in units divided by
 * `scale`; the path data is in units, to a tenth.
 */
export function taperedPath(line: OpenLine, width: number, scale: number): string {
  const points = reachIn(line, width * REACH_IN);
  if (points.length < 3) return '';
  const halves = halfWidths(points, line, width);
  const sides = [1, -1].map((side) =>
    points.map((point, i) => {
      const [x, y] = heading(clamped(points, i - 1), clamped(points, i + 1));
      const away = (halves[i] ?? 0) * side;
      return [point[0] - y * away, point[1] + x * away] as const;
    }),
  );
  const [left = [], right = []] = sides;
  const curves = [left, right.toReversed()].flatMap((side) => {
    const [first, second] = [clamped(side, 0), clamped(side, 2)];
    const [last, before] = [clamped(side, side.length - 1), clamped(side, side.length - 3)];
    return fitCurve(side, heading(first, second), heading(last, before), width * ERROR);
  });
  return writeCurves(curves, scale, { closed: true, perUnit: 10 });
}

/** A line with two free ends, such as a strand of hair; points and width in units. */
export function strokePath(points: readonly Point[], width: number): string {
  return taperedPath({ points, startIsFree: true, endIsFree: true }, width, 1);
}

function reachIn({ points, startIsFree, endIsFree }: OpenLine, by: number): readonly Point[] {
  const beyond = (end: Point, inner: Point): Point => {
    const [x, y] = heading(inner, end);
    return [end[0] + x * by, end[1] + y * by];
  };
  const last = points.length - 1;
  return [
    ...(startIsFree ? [] : [beyond(clamped(points, 0), clamped(points, 3))]),
    ...points,
    ...(endIsFree ? [] : [beyond(clamped(points, last), clamped(points, last - 3))]),
  ];
}

function halfWidths(points: readonly Point[], line: OpenLine, width: number): number[] {
  const along = [0];
  for (const [i, point] of points.slice(1).entries()) {
    along.push((along[i] ?? 0) + pointDistance(clamped(points, i), point));
  }
  const whole = along.at(-1) ?? 0;
  const taper = Math.min(width * TAPER, line.startIsFree && line.endIsFree ? whole / 2 : whole);
  return along.map((at) => {
    const from = Math.min(
      line.startIsFree ? at : Number.POSITIVE_INFINITY,
      line.endIsFree ? whole - at : Number.POSITIVE_INFINITY,
    );
    const share = Math.min(1, from / taper);
    return (width / 2) * Math.max(LEAST, share * (2 - share));
  });
}
