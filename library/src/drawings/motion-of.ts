import type { Motion } from '@limber/figure/motion';
import { PEOPLE, type PersonId } from '@limber/figure/people';
import type { ExerciseMotion } from '../entry.ts';

const PERSON_IDS = Object.keys(PEOPLE) as PersonId[];

/** The motion of exercise `id` for the figure, under the exercise's number. */
export function motionOf(id: number, motion: ExerciseMotion): Motion {
  return { ...motion, id: String(id) };
}

/** Who shows exercise `id`: the figures take turns, so that all appear equally often. */
export function personOf(id: number): (typeof PEOPLE)[PersonId] {
  return PEOPLE[PERSON_IDS[id % PERSON_IDS.length] ?? 'tom'];
}
