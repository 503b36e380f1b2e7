import type { ExercisePlace } from '@limber/domain/exercises/exercise-place';
import type { Entry, ExerciseMotion } from '../entry.ts';

const PLACES: Record<ExerciseMotion['base'], ExercisePlace> = {
  seated: 'chair',
  desk: 'chair',
  standing: 'standing',
  chairhold: 'standing',
  deskhold: 'desk',
  wall: 'wall',
  wallback: 'wall',
  wallside: 'wall',
};

/** An exercise for sitting or standing has the place that its pictures show. */
export function placeOf({ motion }: Pick<Entry, 'motion'>): ExercisePlace {
  return PLACES[motion.base];
}
