import { deleteHealthCard, getHealthCard, saveHealthCard } from '@limber/contract/health-card';
import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';

/** What the user told about their health. */
export const healthCardQuery = queryOptions({
  queryKey: ['health-card'],
  queryFn: (): Promise<HealthCard> => call(getHealthCard),
});

/** Changes of the card are sent one after the other, so that the last one counts. */
const SCOPE = { id: 'health-card' };

/**
 * Saves the card, which counts here at once. `onSaved` receives how many exercises of today were exchanged for
 * others.
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

/** Deletes the card, here and on the server. */
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
