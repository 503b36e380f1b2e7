import type { Routine } from '@limber/contract/routines';
import { useRegenerateExercise, useRegenerateRoutine } from '#features/routines/routines.api.ts';
import { useTodaysMarks } from './completion-record.ts';
import { useWorkout, type Workout } from './use-workout.ts';

/** Other exercises in place of one. */
export type Replacing = {
  /** The id of the exercise that is being replaced. */
  pendingId: number | null;
  run: (exerciseId: number) => void;
};

type Options = {
  save: () => Promise<unknown>;
  onCelebrated?: () => void;
  /** What the screen says when other exercises could not be chosen. */
  regenerateFailure: string;
};

/** A routine of a day as a workout, with other exercises for one of it or for all. */
export function useRoutineWorkout(
  routine: Routine,
  { regenerateFailure, ...options }: Options,
): { workout: Workout; replacing: Replacing; regenerating: { pending: boolean; run: () => void } } {
  const workout = useWorkout({ routine, marks: useTodaysMarks(routine.date), ...options });
  const one = useRegenerateExercise(routine, (exerciseId, byId) =>
    workout.send({ type: 'replace', exerciseId, byId }),
  );
  const all = useRegenerateRoutine(routine, {
    failure: regenerateFailure,
    onRegenerated: ({ exercises }) => workout.send({ type: 'restart', exercises }),
  });
  return {
    workout,
    replacing: {
      pendingId: one.isPending ? one.variables : null,
      run: (exerciseId) => one.mutate(exerciseId),
    },
    regenerating: { pending: all.isPending, run: () => all.mutate() },
  };
}
