import { getPreferences, savePreferences } from '@limber/contract/preferences';
import type { Preferences } from '@limber/domain/preferences/preferences';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: () => call(getPreferences),
});

/** Changes are sent in sequence, so that the last one wins. */
export function useSavePreferences() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'preferences' },
    mutationFn: (body: Preferences) => call(savePreferences, { body }),
    onSuccess: (saved) => {
      cache.setQueryData(preferencesQuery.queryKey, saved);
      return cache.invalidateQueries({ queryKey: preferencesQuery.queryKey });
    },
    onError: (error) => toastFailure('Failed to update your preferences. Please try again.', error),
  });
}
