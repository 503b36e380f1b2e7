import type { Exercise } from '@limber/contract/exercises';
import { listExerciseWishes, saveExerciseWish } from '@limber/contract/exercise-wishes';
import { spokenName } from '@limber/domain/player/spoken-name';
import { type Wish, wishEffect } from '@limber/domain/routines/exercise-wishes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { ROUTINE_SCOPE, refetchRoutines, undoOffer } from '#features/routines/routines.api.ts';
import { useToday } from '#browser/use-local-time.ts';
import { toast } from '#ui/toast.ts';

export const exerciseWishesQuery = queryOptions({
  queryKey: ['exercise-wishes'],
  queryFn: () => call(listExerciseWishes),
});

type Saving = { exercise: Exercise; wish: Wish | null };

/** Saves a wish, null to take it back; unwanted exercises leave the routine of today at once. */
export function useSaveWish() {
  const cache = useQueryClient();
  const date = useToday();
  const save = useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: ({ exercise, wish }: Saving) =>
      call(saveExerciseWish, { body: { exerciseId: exercise.id, wish, date } }),
    onSuccess: async (wishes, { exercise, wish }) => {
      cache.setQueryData(exerciseWishesQuery.queryKey, wishes);
      if (wish !== null) {
        toast({
          title: 'Noted',
          description: wishEffect(wish, spokenName(exercise.name)),
          ...undoOffer(() => save.mutate({ exercise, wish: null })),
        });
      }
      await refetchRoutines(cache);
    },
    onError: (error) => toastFailure('Your wish could not be saved', error),
  });
  return save;
}
