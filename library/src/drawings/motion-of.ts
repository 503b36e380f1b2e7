import type { Motion } from '@limber/figure/motion';
import type { ExerciseMotion } from '../entry.ts';

export function motionOf(id: number, motion: ExerciseMotion): Motion {
  return { ...motion, id: String(id) };
}
