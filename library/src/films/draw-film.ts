import { drawInstants, type Instant } from '@limber/figure/draw-instants';
import type { FigureMotion } from '@limber/figure/figure-motion';
import { PEOPLE } from '@limber/figure/people';
import { styleSheet, withStyle } from '@limber/figure/theme';
import type { FilmTheme } from './film-themes.ts';
import type { PlannedMovement, FilmPlan } from './plan-film.ts';

/** Pixels along the edge of the traced raster: fewer than for drawings, which stand still. */
const RASTER_PIXELS = 400;

export type FilmedMovement = Omit<PlannedMovement, 'fades'> & { readonly figure: FigureMotion };

/** SVG of these instants, without colours. About 0.3 seconds each. */
export function drawFilm(
  { figure, loop }: FilmedMovement,
  instants: FilmPlan['instants'],
): string[] {
  const shown = instants.map(({ time, turn }): Instant => {
    // A cycle's end shows the first keyframe's arrows again.
    const times = loop === 'cycle' ? [...figure.plan.times, 1] : figure.plan.times;
    return { time, turn, frame: nearest(times, time) % figure.plan.times.length };
  });
  return [...drawInstants(figure, shown, RASTER_PIXELS)];
}

export function colourPicture(svg: string, { figure }: FilmedMovement, theme: FilmTheme): string {
  return withStyle(svg, styleSheet(PEOPLE[figure.person], theme), true);
}

/** The index of the keyframe closest in time: its arrows show. */
function nearest(times: readonly number[], time: number): number {
  const distances = times.map((at) => Math.abs(at - time));
  return distances.indexOf(Math.min(...distances));
}
