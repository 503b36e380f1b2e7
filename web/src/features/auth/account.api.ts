import { getEmailStatus, sendConfirmation } from '@limber/contract/account-mail';
import { changePassword, updateProfile } from '@limber/contract/auth';
import type { Sent } from '@limber/contract/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { updateUser } from './session.ts';

const EMAIL_STATUS = ['email-status'];

export function useEmailStatus() {
  return useQuery({ queryKey: EMAIL_STATUS, queryFn: () => call(getEmailStatus) });
}

export function useSendConfirmation() {
  return useMutation({ mutationFn: () => call(sendConfirmation) });
}

/** Also updates the user of the session. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: Sent<typeof updateProfile>['body']) => call(updateProfile, { body }),
    onSuccess: async (user) => {
      updateUser(user);
      await queryClient.invalidateQueries({ queryKey: EMAIL_STATUS });
    },
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: Sent<typeof changePassword>['body']) => call(changePassword, { body }),
  });
}
