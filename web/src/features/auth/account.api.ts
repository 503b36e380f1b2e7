import { changePassword, updateProfile } from '@limber/contract/auth';
import type { Sent } from '@limber/contract/endpoint';
import { savePreferences } from '@limber/contract/preferences';
import type { Preferences } from '@limber/domain/preferences/preferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { preferencesQuery } from '#features/preferences/preferences.api.ts';
import { updateUser } from './session.ts';
import { toastFailure } from '#api/toast-failure.ts';

/** Saves name, e-mail address and username, and shows them wherever the person is named. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: Sent<typeof updateProfile>['body']) => call(updateProfile, { body }),
    onSuccess: updateUser,
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: Sent<typeof changePassword>['body']) => call(changePassword, { body }),
  });
}

/** Saves the preferences, one change after the other, so that the last one counts. */
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
