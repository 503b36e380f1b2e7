import { planFigure } from '@limber/figure/plan-figure';
import type { Entry } from '../entry.ts';
import { RASTER_PIXELS } from './draw-exercise.ts';
import { motionOf } from './motion-of.ts';
import { personOf } from './person-of.ts';

/** The solved motion as JSON of a `FigureMotion`, reproducible. About a fifth of a second. */
export function planExercise(entry: Entry): string {
  const motion = motionOf(entry.id, entry.motion);
  return JSON.stringify(planFigure(motion, personOf(entry).id, RASTER_PIXELS));
}
