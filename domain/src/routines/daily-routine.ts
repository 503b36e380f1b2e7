import type { BodyArea } from '../body-areas.ts';

export const DAILY_ROUTINE_NAME = 'Daily Routine';

export const NOTHING_TO_BRING_BACK =
  'There is no earlier routine to bring back, or the new one has begun';

export const NOT_ALL_COMPLETED = 'Complete every exercise first';

type Summarised = { id: number; name: string; bodyArea: BodyArea; durationSeconds: number };

/** The entry of a workout in the history; `totalDuration` in seconds. */
export function summariseWorkout(exercises: readonly Summarised[]) {
  return {
    exerciseIds: exercises.map(({ id }) => id),
    exerciseNames: exercises.map(({ name }) => name),
    bodyAreas: [...new Set(exercises.map(({ bodyArea }) => bodyArea))],
    totalDuration: exercises.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    exerciseCount: exercises.length,
  };
}
