import { deleteHealthCard, getHealthCard, saveHealthCard } from '@limber/contract/health-card';
import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';

export const healthCardQuery = queryOptions({
  queryKey: ['health-card'],
  // A server of the release before knows fewer questions.
  queryFn: async (): Promise<HealthCard> => ({
    ...EMPTY_HEALTH_CARD,
    ...(await call(getHealthCard)),
  }),
});

/** Changes are sent in sequence, so that the last one wins. */
const SCOPE = { id: 'health-card' };

/**
 * Updates the cache at once. `onSaved` receives the number of today's exercises that were
 * exchanged.
 */
export function useSaveHealthCard(onSaved: (exchanged: number) => void) {
  const cache = useQueryClient();
  return useMutation({
    scope: SCOPE,
    mutationFn: (card: HealthCard) => call(saveHealthCard, { body: card }),
    onMutate: (card) => cache.setQueryData(healthCardQuery.queryKey, card),
    onSuccess: ({ exchanged }) => onSaved(exchanged),
    onError: (error) => {
      toastFailure('Your health card could not be saved', error);
      return cache.invalidateQueries({ queryKey: healthCardQuery.queryKey });
    },
  });
}

export function useDeleteHealthCard(onDeleted: () => void) {
  const cache = useQueryClient();
  return useMutation({
    scope: SCOPE,
    mutationFn: () => call(deleteHealthCard),
    onSuccess: () => {
      cache.setQueryData(healthCardQuery.queryKey, EMPTY_HEALTH_CARD);
      onDeleted();
    },
    onError: (error) => toastFailure('Your health card could not be deleted', error),
  });
}
