import { deleteAccount, startDownload } from '@limber/contract/account-data';
import type { Sent } from '@limber/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { leaveForGood } from '#features/auth/session.ts';
import { toast } from '#ui/toast.ts';

/** The browser downloads the file itself, as it may be too large for the memory of a tab. */
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

function saveAs(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Also deletes this browser's data. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: Sent<typeof deleteAccount>['body']) => call(deleteAccount, { body }),
    onSuccess: leaveForGood,
  });
}
