import { pointOnCubic } from '../trace/fit-curve.ts';
import { clamped, pointDistance, type Point } from '../trace/point.ts';

export type StrayInk = { readonly at: Point; readonly length: number };

const MIN_LENGTH = 80;
/** Units within which the end of a line meets other ink. */
const MEETS = 9;
const SAMPLES = 8;

/**
 * Ticks in a drawing, left over from the raster: lines shorter than `MIN_LENGTH` whose ends both stand alone.
 * Reads the path data of trace/path.ts.
 */
export function findStrayInk(svg: string): StrayInk[] {
  // A round zoom is traced from fewer pixels, so its lines end further from one another.
  return svg.split('<g transform="').flatMap((part) => {
    const scale = Number(/^[^>]*scale\(([\d.]+)\)/.exec(part)?.[1] ?? 1);
    return strayIn(part, MEETS / scale);
  });
}

function strayIn(markup: string, meeting: number): StrayInk[] {
  const all = [...markup.matchAll(/<path (?:class="([^"]+)"|id=)[^>]* d="([^"]*)"/g)]
    .filter(
      ([, classes = '']) => !/shade|ghost|arrow|eye|brow|lip|glasses|strand|fold/.test(classes),
    )
    .flatMap(([, classes = '', d = '']) =>
      d.split(/(?=M)/).flatMap((part) => {
        const points = pointsOf(part);
        const isCrease = classes === 'crease';
        return part === '' ? [] : [{ isCrease, points: isCrease ? oneSide(points) : points }];
      }),
    );
  return all.flatMap(({ isCrease, points }, i) => {
    const length = lengthOf(points);
    if (!isCrease || length >= MIN_LENGTH) return [];
    const others = all.flatMap((other, k) => (k === i ? [] : other.points));
    const ends = [clamped(points, 0), clamped(points, points.length - 1)];
    const meets = ends.some((end) => others.some((other) => pointDistance(end, other) < meeting));
    return meets ? [] : [{ at: clamped(points, 0), length: Math.round(length) }];
  });
}

/** One side of a line's outline, which runs along the line and back. */
function oneSide(points: readonly Point[]): Point[] {
  const half = lengthOf(points) / 2;
  let long = 0;
  return points.filter((point, i) => {
    long += pointDistance(clamped(points, i - 1), point);
    return long <= half;
  });
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, p, k) => sum + pointDistance(p, clamped(points, k)), 0);
}

function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  const go = (from: Point, b: Point, c: Point, to: Point) => {
    const count = Math.max(SAMPLES, Math.ceil(pointDistance(from, to) / SAMPLES));
    for (let s = 0; s <= count; s++) points.push(pointOnCubic([from, b, c, to], s / count));
  };
  let at: Point = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([Mlcz])([^Mlcz]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    const each = command === 'c' ? 6 : 2;
    if (command === 'z') go(at, at, clamped(points, 0), clamped(points, 0));
    for (let k = 0; k + each <= numbers.length; k += each) {
      const from = at;
      const pair = (i: number): Point => [
        from[0] + (numbers[i] ?? 0),
        from[1] + (numbers[i + 1] ?? 0),
      ];
      at = pair(k + each - 2);
      if (command === 'c') go(from, pair(k), pair(k + 2), at);
      else go(command === 'M' ? at : from, at, at, at);
    }
  }
  return points;
}
