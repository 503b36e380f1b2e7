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

/** Changes of a routine are sent one after the other, so that the last answer is the current state. */
export const ROUTINE_SCOPE = { id: 'routine' };

/** A session may outlast what is kept of answers that nobody shows, and end without a network. */
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

/** Puts the routine that a change of it gave into every query that holds it, and tells other tabs. */
export function setRoutine(cache: QueryClient, routine: Routine): void {
  cache.setQueryData(routineQuery(routine.id).queryKey, routine);
  cache.setQueryData(todaysRoutineQuery(routine.date).queryKey, routine);
  tellOtherTabs();
}

/**
 * Refetches the routines: something else than the routine itself has changed them. A first answer under way would
 * otherwise stand for the new one.
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

/** Marks an exercise as completed on the server, and gives the routine. */
export function completeOnServer(id: number, exerciseIndex: number): Promise<Routine> {
  return call(completeExercise, { params: { id, exerciseIndex }, body: { rating: RATING } });
}

type Replacing = Bringing & {
  /** Receives the ids of both. */
  onReplaced: (exerciseId: number, byId: number) => void;
  /** In a routine that is in the history: it is another round now, with nothing done. */
  onRestarted: (routine: Routine) => void;
};

/** Replaces an exercise by another one, and shows a toast. */
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
    // A missing alternative is expected and no error.
    onError: (error) =>
      error instanceof ApiError && error.status === 422
        ? toastNoAlternatives(NO_ALTERNATIVES)
        : toastNotReplaced(error),
  });
}

/** How long "Undo" is offered. */
const UNDO_MS = 10_000;

type Bringing = {
  /** Remembers how the workout is now; gives what brings that back. */
  remember: () => () => void;
};

/** Gives, for a toast, the offer to bring back the round that was replaced, and the workout by what it gets. */
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

/** What a toast needs in order to offer "Undo". */
export const undoOffer = (onClick: () => void) =>
  ({
    durationMs: UNDO_MS,
    action: { label: 'Undo', onClick, shortcut: 'Control+Z' },
  }) as const;

type Regenerating = Bringing & {
  /** The sentence of the screen when that fails. */
  failure: string;
  onRestarted: (routine: Routine) => void;
};

/** Chooses all exercises anew; a toast offers to bring back those that were there. */
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

/** Fits the routine to a moment, or back to what it was before by null. What is done stays. */
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

/** `sentence` says where an alternative was looked for. */
export function toastNoAlternatives(sentence: string): void {
  toast({ title: 'No alternatives found', description: sentence });
}
