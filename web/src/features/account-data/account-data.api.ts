import { deleteAccount, startDownload } from '@limber/contract/account-data';
import type { Sent } from '@limber/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { leaveForGood } from '#features/auth/session.ts';
import { toast } from '#ui/toast.ts';

/** Has the browser download all that is kept about the user: it may be large, and never is in a tab's memory. */
export function useDownload() {
  return useMutation({
    mutationFn: () => call(startDownload),
    onSuccess: ({ url }) => {
      saveAs(url);
      toast({
        kind: 'success',
        title: 'Your download has begun',
        description: 'A ZIP file with everything we keep about you.',
      });
    },
    onError: (error) => toastFailure('Failed to start your download. Please try again.', error),
  });
}

/** Follows an address as a download: the page stays where it is. */
function saveAs(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Deletes the account, and what this browser keeps of it. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: Sent<typeof deleteAccount>['body']) => call(deleteAccount, { body }),
    onSuccess: leaveForGood,
  });
}
