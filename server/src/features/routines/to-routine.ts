import type { Exercise } from '@limber/contract/exercises';
import type { Routine } from '@limber/contract/routines';
import { exerciseSeconds } from '@limber/domain/exercises/exercise';
import { scaleDose } from '@limber/domain/exercises/scale-dose';
import { DAILY_ROUTINE_NAME, summariseWorkout } from '@limber/domain/routines/daily-routine';
import type { Deps, ExerciseLibrary } from '#deps.ts';
import { notFound } from '#http/refused.ts';
import { findRoutine, type StoredRoutine } from './routines.queries.ts';

type RoutineDeps = Pick<Deps, 'db' | 'exercises' | 'withOwnMedia'>;

/** A user's routine as they see it. Throws the 404 when it is not there or not theirs. */
export async function readRoutine(deps: RoutineDeps, userId: number, id: number): Promise<Routine> {
  const stored = await findRoutine(deps.db, userId, { id });
  if (!stored) throw notFound();
  return withOwnersMedia(deps, userId, stored);
}

/** A stored routine with the pictures that its owner sees. */
export async function withOwnersMedia(
  { db, exercises, withOwnMedia }: RoutineDeps,
  userId: number,
  stored: StoredRoutine,
): Promise<Routine> {
  const routine = toRoutine(stored, exercises);
  const ids = routine.exercises.map(({ id }) => id);
  if (ids.length === 0) return routine;
  return { ...routine, exercises: routine.exercises.map(await withOwnMedia(db, userId, ids)) };
}

/** A stored routine as the library draws it. */
export function toRoutine(stored: StoredRoutine, library: ExerciseLibrary): Routine {
  const exercises = stored.slots.map(({ exerciseId, completedAt }) => ({
    ...exerciseIn(stored, exerciseId, library),
    completed: completedAt !== null,
  }));
  return {
    id: stored.id,
    date: stored.date,
    name: DAILY_ROUTINE_NAME,
    duration: summariseWorkout(exercises).totalDuration,
    exercises,
    completedAt: stored.recordedAt,
  };
}

/** An exercise with the dose that the length of this routine asks for. */
export function exerciseIn(
  { minutes }: Pick<StoredRoutine, 'minutes'>,
  exerciseId: number,
  library: ExerciseLibrary,
): Exercise {
  const exercise = library.get(exerciseId);
  const dose = scaleDose(exercise.dose, minutes);
  return { ...exercise, dose, durationSeconds: exerciseSeconds({ ...exercise, dose }) };
}
