import {
  adaptRoutine,
  completeExercise,
  getRoutine,
  getTodaysRoutine,
  regenerateExercise,
  regenerateRoutine,
  restoreRoutine,
  type Routine,
  undoRegeneration,
} from '@limber/contract/routines';
import { counted } from '@limber/domain/counted';
import type { Moment } from '@limber/domain/moment/moment';
import { NO_ALTERNATIVES } from '@limber/domain/routines/choose-replacement';
import type { LocalDay } from '@limber/domain/time/local-day';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorSentence } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { toast } from '#ui/toast.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Changes are sent in sequence, so that the last answer is the current state. */
export const ROUTINE_SCOPE = { id: 'routine' };

/** A session may outlast the default lifetime of unused data and end offline. */
const KEPT_FOR_SESSION = { gcTime: Infinity };

export const todaysRoutineQuery = (date: LocalDay) =>
  queryOptions({
    ...KEPT_FOR_SESSION,
    queryKey: ['routines', 'today', date],
    queryFn: () => call(getTodaysRoutine, { query: { date } }),
  });

export const routineQuery = (id: number) =>
  queryOptions({
    ...KEPT_FOR_SESSION,
    queryKey: ['routines', id],
    queryFn: () => call(getRoutine, { params: { id } }),
  });

/** Updates every query that holds the routine, and tells other tabs. */
export function setRoutine(cache: QueryClient, routine: Routine): void {
  cache.setQueryData(routineQuery(routine.id).queryKey, routine);
  cache.setQueryData(todaysRoutineQuery(routine.date).queryKey, routine);
  tellOtherTabs();
}

/**
 * Refetches the routines after a change of something else that affects them. Cancels pending
 * fetches, whose answers would be outdated.
 */
export async function refetchRoutines(cache: QueryClient): Promise<void> {
  await cache.cancelQueries({ queryKey: ['routines'] });
  await cache.invalidateQueries({ queryKey: ['routines'] });
}

export function useRefreshRoutines() {
  const cache = useQueryClient();
  return () => void refetchRoutines(cache);
}

/** The API requires a rating, but users are not asked for one. */
const RATING = 3;

export function completeOnServer(id: number, exerciseIndex: number): Promise<Routine> {
  return call(completeExercise, { params: { id, exerciseIndex }, body: { rating: RATING } });
}

type Replacing = Restoring & {
  onReplaced: (exerciseId: number, byId: number) => void;
  /** Called when a routine that is in the history starts a new round, with nothing done. */
  onRestarted: (routine: Routine) => void;
};

export function useRegenerateExercise(routine: Routine, { onReplaced, ...rest }: Replacing) {
  const cache = useQueryClient();
  const undo = useUndo(routine);
  const indexOf = (exerciseId: number) =>
    routine.exercises.findIndex(({ id }) => id === exerciseId);
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: (exerciseId: number) =>
      call(regenerateExercise, {
        params: { id: routine.id, exerciseIndex: indexOf(exerciseId) },
      }),
    onSuccess: (changed, exerciseId) => {
      const chosen = changed.exercises[indexOf(exerciseId)];
      const isAnotherRound = routine.completedAt !== null && changed.completedAt === null;
      const bringBack = rest.remember();
      if (isAnotherRound) rest.onRestarted(changed);
      else if (chosen) onReplaced(exerciseId, chosen.id);
      setRoutine(cache, changed);
      toastReplaced(chosen?.name, isAnotherRound ? undo(bringBack) : {});
    },
    // A missing alternative (422) is expected and no error.
    onError: (error) =>
      error instanceof ApiError && error.status === 422
        ? toastNoAlternatives(NO_ALTERNATIVES)
        : toastNotReplaced(error),
  });
}

/** Duration of the toast with "Undo". */
const UNDO_MS = 10_000;

type Restoring = {
  /** Saves the workout state; returns a function that restores it. */
  remember: () => () => void;
};

/** Returns an "Undo" for a toast, which restores the replaced round and the workout. */
function useUndo(routine: Routine) {
  const cache = useQueryClient();
  const undo = useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: (_bringBack: () => void) => call(undoRegeneration, { params: { id: routine.id } }),
    onSuccess: (restored, bringBack) => {
      bringBack();
      setRoutine(cache, restored);
    },
    onError: (error) => toastFailure('The routine could not be brought back', error),
  });
  return (bringBack: () => void) => undoOffer(() => undo.mutate(bringBack));
}

export const undoOffer = (onClick: () => void) =>
  ({
    durationMs: UNDO_MS,
    action: { label: 'Undo', onClick, shortcut: 'Control+Z' },
  }) as const;

type Regenerating = Restoring & {
  /** Sentence of the error toast. */
  failure: string;
  onRestarted: (routine: Routine) => void;
};

/** Replaces all exercises; the toast offers "Undo". */
export function useRegenerateRoutine(routine: Routine, { failure, ...rest }: Regenerating) {
  const cache = useQueryClient();
  const undo = useUndo(routine);
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: () => call(regenerateRoutine, { params: { id: routine.id } }),
    onSuccess: (changed) => {
      const bringBack = rest.remember();
      rest.onRestarted(changed);
      setRoutine(cache, changed);
      toast({
        kind: 'success',
        title: 'Routine Regenerated',
        description: `${counted(changed.exercises.length, 'new exercise')} for you.`,
        ...undo(bringBack),
      });
    },
    onError: (error) =>
      toast({ kind: 'error', title: failure, description: errorSentence(error, '') }),
  });
}

/** Fits the routine to a moment; null restores the original. Completed exercises stay. */
export function useAdaptRoutine(routineId: number, onAdapted: () => void) {
  const cache = useQueryClient();
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: ({ moment, doneIds }: { moment: Moment | null; doneIds: number[] }) => {
      const params = { id: routineId };
      return moment === null
        ? call(restoreRoutine, { params, body: { doneIds } })
        : call(adaptRoutine, { params, body: { ...moment, doneIds } });
    },
    onSuccess: (changed) => {
      setRoutine(cache, changed);
      onAdapted();
    },
    onError: (error) => toastFailure('The routine could not be changed', error),
  });
}

export function toastReplaced(
  name: string | undefined,
  offer: Partial<ReturnType<typeof undoOffer>> = {},
): void {
  toast({
    ...offer,
    kind: 'success',
    title: 'Exercise Regenerated',
    description: name && `Replaced with ${name}.`,
  });
}

export function toastNotReplaced(error: Error): void {
  toast({
    kind: 'error',
    title: 'Failed to regenerate exercise',
    description: errorSentence(error, 'Please try again.'),
  });
}

/** `sentence` names the searched set. */
export function toastNoAlternatives(sentence: string): void {
  toast({ title: 'No alternatives found', description: sentence });
}
