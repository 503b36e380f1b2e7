import type { Routine } from '@limber/contract/routines';
import { useSession } from '#features/auth/session-store.ts';
import { useRegenerateExercise, useRegenerateRoutine } from '#features/routines/routines.api.ts';
import { type Hurting, useHurtingInRoutine } from './hurting.ts';
import { keptClock } from './kept-clock.ts';
import { useTodaysMarks } from './completion-record.ts';
import type { Saving } from './save-workout.ts';
import { useWorkout, type Workout } from './use-workout.ts';

export type Replacing = {
  pendingId: number | null;
  run: (exerciseId: number) => void;
  /** Reports that an exercise hurts, and replaces it. */
  hurting: Hurting;
};

export type Regenerating = { pending: boolean; run: () => void };

type Options = {
  saving: Saving;
  onCelebrated?: () => void;
  regenerateFailure: string;
};

/** A day's routine as a workout whose exercises can be replaced, one or all at once. */
export function useRoutineWorkout(
  routine: Routine,
  { regenerateFailure, ...options }: Options,
): { workout: Workout; replacing: Replacing; regenerating: Regenerating } {
  const userId = useSession().user?.id ?? 0;
  const workout = useWorkout({
    routine,
    marks: useTodaysMarks(routine.date),
    kept: keptClock(userId, routine.id),
    ...options,
  });
  const replaced = (exerciseId: number, byId: number) =>
    workout.send({ type: 'replace', exerciseId, byId });
  const restarting = {
    onRestarted: ({ exercises }: Routine) => workout.send({ type: 'restart', exercises }),
    remember: () => {
      const before = workout.state;
      return () => workout.send({ type: 'bring-back', before });
    },
  };
  const one = useRegenerateExercise(routine, { onReplaced: replaced, ...restarting });
  const hurting = useHurtingInRoutine(routine, replaced);
  const all = useRegenerateRoutine(routine, {
    failure: regenerateFailure,
    ...restarting,
  });
  return {
    workout,
    replacing: {
      pendingId: one.isPending ? one.variables : null,
      run: (exerciseId) => one.mutate(exerciseId),
      hurting,
    },
    regenerating: { pending: all.isPending, run: () => all.mutate() },
  };
}
