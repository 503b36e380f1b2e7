import * as contract from '@limber/contract/admin';
import {
  keepPreviousData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { readUserAgain } from '#features/auth/session.ts';
import { toast } from '#ui/toast.ts';

/** On a 404 the user may have lost the role: reads the user again, which hides the admin pages. */
const askAsAdministrator: typeof call = async (endpoint, ...rest) => {
  try {
    return await call(endpoint, ...rest);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) void readUserAgain();
    throw error;
  }
};

/** The id before which the next page starts; undefined after the last page. */
const nextPage = (rows: readonly { id: number }[]): number | undefined =>
  rows.length < contract.ADMIN_PAGE_SIZE ? undefined : rows.at(-1)?.id;

export const peopleQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'people', search],
    queryFn: ({ pageParam: before }) =>
      askAsAdministrator(contract.listPeople, {
        query: { ...(search !== '' && { search }), ...(before !== undefined && { before }) },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: () => askAsAdministrator(contract.getPerson, { params: { id } }),
    staleTime: 0,
  });

export const auditLogQuery = infiniteQueryOptions({
  queryKey: ['admin', 'audit-log'],
  queryFn: ({ pageParam: before }) =>
    askAsAdministrator(contract.listAdminActions, {
      query: before === undefined ? {} : { before },
    }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: nextPage,
  staleTime: 0,
});

export const teamsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'teams'],
  queryFn: ({ pageParam: before }) =>
    askAsAdministrator(contract.listTeams, { query: before === undefined ? {} : { before } }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: nextPage,
  staleTime: 0,
});

export const installationQuery = queryOptions({
  queryKey: ['admin', 'installation'],
  queryFn: () => askAsAdministrator(contract.getInstallation),
  staleTime: 0,
});

export function useRefreshAdmin() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['admin'] });
}

export function useEndSessions(id: number) {
  const refresh = useRefreshAdmin();
  return useMutation({
    mutationFn: () => askAsAdministrator(contract.endSessionsOf, { params: { id } }),
    onSuccess: () => {
      toast({ kind: 'success', title: 'Success', description: 'Signed out on every device.' });
      return refresh();
    },
    onError: (error) => toastFailure('Failed to sign out. Please try again.', error),
  });
}

export function useSetDeactivated(id: number, onDone: () => void) {
  const refresh = useRefreshAdmin();
  return useMutation({
    mutationFn: (isDeactivated: boolean) =>
      askAsAdministrator(contract.setDeactivated, { params: { id }, body: { isDeactivated } }),
    onSuccess: (_, isDeactivated) => {
      onDone();
      const description = isDeactivated
        ? 'The account is deactivated.'
        : 'The account is open again.';
      toast({ kind: 'success', title: 'Success', description });
      return refresh();
    },
    onError: (error) => toastFailure('Failed to change the account. Please try again.', error),
  });
}
