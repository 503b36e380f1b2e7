import type { Routine } from '@limber/contract/routines';
import { DAILY_ROUTINE_NAME, summariseWorkout } from '@limber/domain/routines/daily-routine';
import type { Deps } from '#deps.ts';
import type { ExerciseLibrary } from '#features/exercises/exercise-library.ts';
import { findVisibleMedia } from '#features/media/exercise-media.ts';
import { notFound } from '#http/refused.ts';
import { findRoutine, type StoredRoutine } from './routines.queries.ts';

type RoutineDeps = Pick<Deps, 'db' | 'exercises' | 'addresses'>;

/** Throws the 404 for an unknown or foreign routine. */
export async function readRoutine(deps: RoutineDeps, userId: number, id: number): Promise<Routine> {
  const stored = await findRoutine(deps.db, userId, { id });
  if (!stored) throw notFound();
  return withOwnersMedia(deps, userId, stored);
}

/** The routine with the pictures that its owner sees: uploaded ones or the library's. */
export async function withOwnersMedia(
  deps: RoutineDeps,
  userId: number,
  stored: StoredRoutine,
): Promise<Routine> {
  const routine = toRoutine(stored, deps.exercises);
  const ids = routine.exercises.map(({ id }) => id);
  if (ids.length === 0) return routine;
  const { show } = await findVisibleMedia(deps, userId, ids);
  return { ...routine, exercises: routine.exercises.map((exercise) => show(exercise)) };
}

/** The routine with the pictures of the library alone. */
export function toRoutine(stored: StoredRoutine, library: ExerciseLibrary): Routine {
  const exercises = stored.slots.map(({ exerciseId, completedAt }) => ({
    ...library.atLength(exerciseId, stored.minutes),
    completed: completedAt !== null,
  }));
  return {
    id: stored.id,
    date: stored.date,
    name: DAILY_ROUTINE_NAME,
    duration: summariseWorkout(exercises).totalDuration,
    exercises,
    completedAt: stored.recordedAt,
    adaptation: stored.adapted?.adaptation ?? null,
  };
}
