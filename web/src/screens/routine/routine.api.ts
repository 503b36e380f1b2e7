import { completeExercise, completeRoutine, type Routine } from '@limber/contract/routines';
import { selectedAreas } from '@limber/domain/pain-points/weights';
import { toWeights } from '@limber/domain/pain-points/pain-points';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { errorSentence } from '#api/api-error.ts';
import type { Marks } from '#features/workout/use-marks.ts';
import { refetchHistory } from '#features/routine-history/history.api.ts';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { ROUTINE_SCOPE, takeRoutine } from '#features/routines/routines.api.ts';
import { toast } from '#ui/toast.ts';

/** What is sent with every mark: nobody is asked how it went. */
const RATING = 3;

/** Marks an exercise at once, and takes the mark back when the server does not agree. */
export function useCompleteExercise(routine: Routine, marks: Marks) {
  const cache = useQueryClient();
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: ({ index }: { index: number; exerciseId: number }) => complete(routine.id, index),
    onMutate: ({ exerciseId }) => marks.mark(exerciseId),
    onSuccess: (changed) => {
      takeRoutine(cache, changed);
      void refetchHistory(cache);
    },
    onError: (error, { exerciseId }) => {
      marks.unmark(exerciseId);
      toast({
        kind: 'error',
        title: 'Failed to mark exercise as complete',
        description: errorSentence(error, 'Please try again.'),
      });
    },
  });
}

/** Saves the finished routine to the history. Marks made on this device only are sent first. */
export function useCompleteRoutine(routine: Routine) {
  const cache = useQueryClient();
  const painPoints = useQuery(painPointsQuery).data;
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: async () => {
      for (const [index, { completed }] of routine.exercises.entries()) {
        if (!completed) await complete(routine.id, index);
      }
      return call(completeRoutine, {
        params: { id: routine.id },
        body: { painPoints: painPoints ? selectedAreas(toWeights(painPoints)) : [] },
      });
    },
    onSuccess: () =>
      Promise.all([refetchHistory(cache), cache.invalidateQueries({ queryKey: ['routines'] })]),
    onError: (error) =>
      toast({
        kind: 'error',
        title: 'Failed to save routine completion to your history',
        description: errorSentence(error, 'Please try again.'),
      }),
  });
}

function complete(id: number, exerciseIndex: number): Promise<Routine> {
  return call(completeExercise, { params: { id, exerciseIndex }, body: { rating: RATING } });
}
