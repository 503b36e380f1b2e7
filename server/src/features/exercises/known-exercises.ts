import type { Exercise } from '@limber/contract/exercises';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { Refused } from '#http/refused.ts';
import type { ExerciseLibrary } from './exercise-library.ts';

/** The exercises of `exerciseIds`. Throws the 422 for an unknown one. */
export function knownExercises(
  library: ExerciseLibrary,
  exerciseIds: readonly number[],
): Exercise[] {
  if (exerciseIds.every((id) => library.has(id))) return exerciseIds.map((id) => library.get(id));
  const message = PLAN_SENTENCES.exerciseUnknown;
  throw new Refused(422, 'unknown-exercise', message, {
    issues: [{ field: 'exerciseIds', message }],
  });
}
