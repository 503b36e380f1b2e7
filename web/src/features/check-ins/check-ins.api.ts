import { type CheckIn, listCheckIns, saveCheckIn } from '@limber/contract/check-ins';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';

/** Newest first. */
export const checkInsQuery = queryOptions({
  queryKey: ['check-ins'],
  queryFn: () => call(listCheckIns, { query: {} }),
});

/** Answers are saved one after the other, so that the last one counts. */
export function useSaveCheckIn(onSaved: (saved: CheckIn) => void) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'check-ins' },
    mutationFn: (answer: Omit<CheckIn, 'id'>) => call(saveCheckIn, { body: answer }),
    onSuccess: (saved) => {
      onSaved(saved);
      return cache.invalidateQueries({ queryKey: checkInsQuery.queryKey });
    },
    onError: (error) => toastFailure('Your answer could not be saved', error),
  });
}
