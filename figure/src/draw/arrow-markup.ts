import { tracePath } from '../trace/path.ts';
import { clamped, heading, pointDistance, type Point } from '../trace/point.ts';
import { group, path } from './markup.ts';

/** Units of the view box at size 1; `halo` adds to the shaft, `headLine` is the head's own line. */
export const ARROW = { width: 13, halo: 11, headLength: 32, headHalf: 22, headLine: 5 } as const;

export type ArrowShape = {
  readonly line: readonly Point[];
  readonly tip: Point;
  readonly corners: readonly [Point, Point];
};

export function arrowShape(points: readonly Point[], size: number): ArrowShape {
  const tip = clamped(points, points.length - 1);
  const shaft = cutShort(points, ARROW.headLength * size * 0.75);
  const end = clamped(shaft, shaft.length - 1);
  const [ux, uy] = heading(end, tip);
  const base: Point = [
    tip[0] - ux * ARROW.headLength * size,
    tip[1] - uy * ARROW.headLength * size,
  ];
  const half = ARROW.headHalf * size;
  const corner = (side: number): Point => [base[0] - uy * half * side, base[1] + ux * half * side];
  const neck: Point = [
    tip[0] - ux * ARROW.headLength * size * 0.6,
    tip[1] - uy * ARROW.headLength * size * 0.6,
  ];
  return { line: [...shaft, neck], tip, corners: [corner(1), corner(-1)] };
}

export function arrowMarkup(points: readonly Point[], size: number): string {
  const { line, tip, corners } = arrowShape(points, size);
  const body = tracePath(densely(line), { closed: false, scale: 1, error: 1.2, smoothing: 3 });
  const head = `M${[tip, ...corners].map((p) => p.map(Math.round).join(' ')).join('L')}Z`;
  const width = Math.round(ARROW.width * size);
  const halo = Math.round((ARROW.width + ARROW.halo) * size);
  return (
    group({ 'stroke-width': halo }, path(['arrow-halo'], body), path(['arrow-halo'], head)) +
    group({ 'stroke-width': width }, path(['arrow'], body)) +
    group({ 'stroke-width': Math.round(ARROW.headLine * size) }, path(['arrow-head'], head))
  );
}

function cutShort(points: readonly Point[], by: number): Point[] {
  let end = points.length - 1;
  let gone = 0;
  while (end > 1 && gone < by) {
    gone += pointDistance(clamped(points, end), clamped(points, end - 1));
    end--;
  }
  return points.slice(0, end + 1);
}

/** A point every few units, as the tracer expects. */
function densely(points: readonly Point[]): Point[] {
  return points.flatMap((b, i) => {
    if (i === 0) return [b];
    const a = clamped(points, i - 1);
    const steps = Math.max(1, Math.round(pointDistance(a, b) / 5));
    return Array.from({ length: steps }, (_, k): Point => {
      const t = (k + 1) / steps;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  });
}
