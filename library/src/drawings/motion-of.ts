import type { Motion } from '@limber/figure/motion';
import type { ExerciseMotion } from '../entry.ts';

/** The motion of exercise `id` for the figure, under the exercise's number. */
export function motionOf(id: number, motion: ExerciseMotion): Motion {
  return { ...motion, id: String(id) };
}
