import type { Bend } from '@limber/domain/exercises/exercise';
import type { ExerciseMovement } from '@limber/domain/exercises/movements';
import type { Entry } from '../entry.ts';
import facts from './facts.json' with { type: 'json' };

export type MotionFacts = {
  /** In the order of EXERCISE_MOVEMENTS. */
  readonly movements: readonly ExerciseMovement[];
  readonly bend: Bend | null;
  readonly handsFree: boolean;
  /** Text alternative of the pictures. */
  readonly pictureText: string;
};

const byId = new Map(Object.entries(facts as Readonly<Record<string, MotionFacts>>));

/**
 * Facts written by `npm run library -- flags`, since solving motions would delay the server's start. Throws for
 * an unknown exercise.
 */
export function factsOf({ id }: Pick<Entry, 'id'>): MotionFacts {
  const known = byId.get(String(id));
  if (known === undefined)
    throw new Error(`Nothing is known of exercise ${id}: npm run library -- flags`);
  return known;
}
