import {
  getRoutine,
  getTodaysRoutine,
  regenerateExercise,
  regenerateRoutine,
  type Routine,
} from '@limber/contract/routines';
import { counted } from '@limber/domain/counted';
import { NO_ALTERNATIVES } from '@limber/domain/routines/choose-replacement';
import type { LocalDay } from '@limber/domain/time/local-day';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorSentence } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { toast } from '#ui/toast.ts';

/** Changes of a routine are sent one after the other, so that the last answer is the truth. */
export const ROUTINE_SCOPE = { id: 'routine' };

export const todaysRoutineQuery = (date: LocalDay) =>
  queryOptions({
    queryKey: ['routines', 'today', date],
    queryFn: () => call(getTodaysRoutine, { query: { date } }),
  });

export const routineQuery = (id: number) =>
  queryOptions({
    queryKey: ['routines', id],
    queryFn: () => call(getRoutine, { params: { id } }),
  });

/** Shows a routine as the server just answered it, wherever it is shown. */
export function takeRoutine(cache: QueryClient, routine: Routine): void {
  cache.setQueryData(routineQuery(routine.id).queryKey, routine);
  cache.setQueryData(todaysRoutineQuery(routine.date).queryKey, routine);
}

/** Replaces the exercise at an index, and says by which. `onReplaced` learns which one went. */
export function useRegenerateExercise(routine: Routine, onReplaced: (exerciseId: number) => void) {
  const cache = useQueryClient();
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: (exerciseIndex: number) =>
      call(regenerateExercise, { params: { id: routine.id, exerciseIndex } }),
    onSuccess: (changed, index) => {
      const before = routine.exercises[index];
      if (before) onReplaced(before.id);
      takeRoutine(cache, changed);
      sayReplaced(changed.exercises[index]?.name);
    },
    onError: sayNotReplaced,
  });
}

/** Chooses all exercises anew. `failure` is the sentence of the screen when that fails. */
export function useRegenerateRoutine(
  routine: Routine,
  { failure, onRegenerated }: { failure: string; onRegenerated: (routine: Routine) => void },
) {
  const cache = useQueryClient();
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: () => call(regenerateRoutine, { params: { id: routine.id } }),
    onSuccess: (changed) => {
      onRegenerated(changed);
      takeRoutine(cache, changed);
      toast({
        kind: 'success',
        title: 'Routine Regenerated',
        description: `${counted(changed.exercises.length, 'new exercise')} for you.`,
      });
    },
    onError: (error) =>
      toast({ kind: 'error', title: failure, description: errorSentence(error, '') }),
  });
}

export function sayReplaced(name: string | undefined): void {
  toast({
    kind: 'success',
    title: 'Exercise Regenerated',
    description: name && `Replaced with ${name}.`,
  });
}

/** There may be nothing else to offer; anything but that is an error. */
function sayNotReplaced(error: Error): void {
  if (error instanceof ApiError && error.status === 422) {
    toast({ title: 'No alternatives found', description: NO_ALTERNATIVES });
    return;
  }
  toast({
    kind: 'error',
    title: 'Failed to regenerate exercise',
    description: errorSentence(error, 'Please try again.'),
  });
}
