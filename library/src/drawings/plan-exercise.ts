import { planFigure } from '@limber/figure/plan-figure';
import type { Entry } from '../entry.ts';
import { RASTER_PIXELS } from './draw-exercise.ts';
import { motionOf, personOf } from './motion-of.ts';

/**
 * The motion of an exercise, solved for every instant, as the text of its file: JSON of a
 * `FigureMotion`. The same entry gives the same text. Takes about a fifth of a second.
 */
export function planExercise({ id, motion }: Entry): string {
  return JSON.stringify(planFigure(motionOf(id, motion), personOf(id).id, RASTER_PIXELS));
}
