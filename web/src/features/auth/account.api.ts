import { getEmailStatus, sendConfirmation } from '@limber/contract/account-mail';
import { changePassword, updateProfile } from '@limber/contract/auth';
import type { Sent } from '@limber/contract/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { updateUser } from './session.ts';

const EMAIL_STATUS = ['email-status'];

/** Whether the e-mail address is confirmed. */
export function useEmailStatus() {
  return useQuery({ queryKey: EMAIL_STATUS, queryFn: () => call(getEmailStatus) });
}

/** Asks for another mail with a link that confirms the address. */
export function useSendConfirmation() {
  return useMutation({ mutationFn: () => call(sendConfirmation) });
}

/** Saves name, e-mail address and username, and shows them wherever the user is named. */
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
