import { changePassword, updateProfile } from '@limber/contract/auth';
import type { Sent } from '@limber/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { updateUser } from './session.ts';

/** Saves name, e-mail address and username, and shows them wherever the user is named. */
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
