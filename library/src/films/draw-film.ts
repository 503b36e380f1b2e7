import { drawInstants, type Instant } from '@limber/figure/draw-instants';
import type { FigureMotion } from '@limber/figure/figure-motion';
import { PEOPLE } from '@limber/figure/people';
import { styleSheet, withStyle } from '@limber/figure/theme';
import type { FilmTheme } from './film-themes.ts';
import type { Filmed } from './plan-film.ts';

/** Pixels along the edge of the raster that is traced: less than for the drawings, which stand still. */
const RASTER_PIXELS = 400;

/** A movement to film: how it goes, and at which pace. */
export type FilmedMovement = Filmed & { readonly figure: FigureMotion };

/** Draws a motion at these times, without colours. Takes some 0.3 seconds for each. */
export function drawFilm({ figure }: FilmedMovement, times: readonly number[]): string[] {
  const instants = times.map((time): Instant => ({
    time,
    frame: nearest(figure.plan.times, time),
  }));
  return [...drawInstants(figure, instants, RASTER_PIXELS)];
}

/** A picture of the film in the colours of a theme, on its ground. */
export function colourPicture(svg: string, { figure }: FilmedMovement, theme: FilmTheme): string {
  return withStyle(svg, styleSheet(PEOPLE[figure.person], theme), true);
}

/** The keyframe, counted from 0, that is closest in time: its arrows show. */
function nearest(times: readonly number[], time: number): number {
  const distances = times.map((at) => Math.abs(at - time));
  return distances.indexOf(Math.min(...distances));
}
