import type { Exercise } from '@limber/contract/exercises';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { type Entitlements, LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { isLocked } from '@limber/domain/subscriptions/plan-limits';
import type { ExerciseLibrary } from '#deps.ts';
import { Refused } from './refused.ts';

/** The exercises that a body names under `exerciseIds`. Throws the 422 when one of them does not exist. */
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

/**
 * Throws the 403 when one of the exercises is closed to somebody who may do this. Those in `had` they
 * have already, from a time when more was open to them.
 */
export function refuseLocked(
  exercises: readonly Exercise[],
  entitlements: Entitlements,
  had: readonly number[] = [],
): void {
  const locked = exercises.some(
    (exercise) => isLocked(exercise, entitlements) && !had.includes(exercise.id),
  );
  if (!locked) return;
  const message = LIMIT_SENTENCES.premiumExercise;
  throw new Refused(403, 'plan-limit', message, { issues: [{ field: 'exerciseIds', message }] });
}
