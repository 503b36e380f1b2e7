import { endOtherSessions, endSession, listSessions } from '@limber/contract/sessions';
import type { Session } from '@limber/contract/sessions';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { toast } from '#ui/toast.ts';

/** Fetched at every visit. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(listSessions),
  staleTime: 0,
});

export const deviceName = ({ device }: Pick<Session, 'device'>): string =>
  device ?? 'A device without a name';

export function useEndSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Session) => call(endSession, { params: { id } }),
    onSuccess: (_, session) => {
      const description = `${deviceName(session)} is signed out.`;
      toast({ kind: 'success', title: 'Success', description });
      return cache.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => toastFailure('Failed to sign the device out. Please try again.', error),
  });
}

export function useEndOtherSessions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: () => {
      toast({
        kind: 'success',
        title: 'Success',
        description: 'All other devices are signed out.',
      });
      return cache.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) =>
      toastFailure('Failed to sign your other devices out. Please try again.', error),
  });
}
