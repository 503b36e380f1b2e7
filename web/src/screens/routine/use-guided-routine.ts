import type { Routine } from '@limber/contract/routines';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { errorSentence } from '#api/api-error.ts';
import { refetchHistory } from '#features/routine-history/history.api.ts';
import { completeOnServer, ROUTINE_SCOPE, setRoutine } from '#features/routines/routines.api.ts';
import { useCompleteRoutine } from '#features/workout/save-workout.ts';
import { useRoutineWorkout } from '#features/workout/use-routine-workout.ts';
import { toast } from '#ui/toast.ts';

/** Marks go to the server at once; the end leads to the dashboard. */
export function useGuidedRoutine(routine: Routine) {
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  const saving = useCompleteRoutine(routine, (error) =>
    toastFailed('Failed to save routine completion to your history', error),
  );
  const guided = useRoutineWorkout(routine, {
    saving,
    onCelebrated: () => navigate('/dashboard'),
    regenerateFailure: 'Failed to regenerate routine',
  });
  const { exercises, completed, send } = guided.workout;
  const marking = useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: ({ index }: { index: number; exerciseId: number }) =>
      completeOnServer(routine.id, index),
    onSuccess: (changed) => {
      setRoutine(cache, changed);
      void refetchHistory(cache);
    },
    onError: (error, { exerciseId }) => {
      send({ type: 'unmark', exerciseId });
      toastFailed('Failed to mark exercise as complete', error);
    },
  });
  /** Marks are optimistic; removing a mark affects this device only. */
  const toggle = (index: number) => {
    const exerciseId = exercises[index]?.id;
    if (exerciseId === undefined) return;
    const isDone = completed.has(exerciseId);
    send({ type: isDone ? 'unmark' : 'mark', exerciseId });
    if (!isDone) marking.mutate({ index, exerciseId });
  };
  return { ...guided, toggle };
}

function toastFailed(title: string, error: Error): void {
  toast({ kind: 'error', title, description: errorSentence(error, 'Please try again.') });
}
