import type { Routine } from '@limber/contract/routines';
import { DAILY_ROUTINE_NAME, summariseWorkout } from '@limber/domain/routines/daily-routine';
import type { ExerciseLibrary } from '../../exercise-library.ts';
import type { StoredRoutine } from './routines.queries.ts';

/** A stored routine as people see it. */
export function toRoutine(stored: StoredRoutine, library: ExerciseLibrary): Routine {
  const exercises = stored.slots.map(({ exerciseId, completedAt }) => ({
    ...library.get(exerciseId),
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
