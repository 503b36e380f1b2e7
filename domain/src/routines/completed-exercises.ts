import type { LocalDay } from '../time/local-day.ts';

export type CompletionRecord = {
  date: LocalDay;
  exerciseIds: readonly number[];
  /** The last change, ISO 8601 in UTC. */
  timestamp: string;
};

type Routine = {
  completedAt: string | null;
  exercises: readonly { id: number; completed: boolean }[];
};

/**
 * The exercises that count as completed on this device. The device's own record takes precedence over the
 * server's, unless another device completed the routine later.
 */
export function completedExercises(
  { completedAt, exercises }: Routine,
  record: CompletionRecord | null,
): ReadonlySet<number> {
  const finishedElsewhere =
    record !== null &&
    completedAt !== null &&
    Date.parse(completedAt) > Date.parse(record.timestamp);
  const counts =
    record === null || finishedElsewhere
      ? exercises.filter(({ completed }) => completed)
      : exercises.filter(({ id }) => record.exerciseIds.includes(id));
  return new Set(counts.map(({ id }) => id));
}

/** Whole percent, rounded; 0 when `total` is 0. */
export function percentComplete(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100);
}

/**
 * The index of the next exercise to do, searching from behind `after` and on from the start; null when all
 * are done.
 */
export function nextToDo(
  exercises: readonly { id: number }[],
  completed: ReadonlySet<number>,
  after = -1,
): number | null {
  for (let step = 1; step <= exercises.length; step += 1) {
    const index = (after + step) % exercises.length;
    const exercise = exercises[index];
    if (exercise && !completed.has(exercise.id)) return index;
  }
  return null;
}
