import type { ExerciseMovement } from '@limber/domain/exercises/movements';
import type { Entry } from '../entry.ts';
import facts from './facts.json' with { type: 'json' };

/** What the motion of an exercise says of it. */
export type MotionFacts = {
  /** The movements that a therapist may have said no to, in the order of EXERCISE_MOVEMENTS. */
  readonly movements: readonly ExerciseMovement[];
  /** Whether both hands stay free throughout. */
  readonly handsFree: boolean;
  /** What the pictures show, for those who do not see them. */
  readonly pictureText: string;
};

const byId = new Map(Object.entries(facts as Readonly<Record<string, MotionFacts>>));

/** Facts of an exercise's motion, written by `npm run library -- flags`: no start of the server works them out. */
export function factsOf({ id }: Pick<Entry, 'id'>): MotionFacts {
  const known = byId.get(String(id));
  if (known === undefined)
    throw new Error(`Nothing is known of exercise ${id}: npm run library -- flags`);
  return known;
}
