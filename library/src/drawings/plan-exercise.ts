import { planFigure } from '@limber/figure/plan-figure';
import type { Entry } from '../entry.ts';
import { RASTER_PIXELS } from './draw-exercise.ts';
import { motionOf } from './motion-of.ts';
import { personOf } from './person-of.ts';

/**
 * The motion of an exercise, solved for every instant, as the text of its file: JSON of a
 * `FigureMotion`. The same entry gives the same text. Takes about a fifth of a second.
 */
export function planExercise(entry: Entry): string {
  const motion = motionOf(entry.id, entry.motion);
  return JSON.stringify(planFigure(motion, personOf(entry).id, RASTER_PIXELS));
}
