import * as contract from '@limber/contract/team';
import type { Team, TeamInvitation } from '@limber/contract/team';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { toast } from '#ui/toast.ts';

/** Refetched at each visit, since other members change it. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async () => (await call(contract.getTeam)).team,
  staleTime: 0,
});

type Change<Input, Result> = {
  change: (input: Input) => Promise<Result>;
  /** Toast text; null for no toast. */
  done: ((input: Input, result: Result) => string) | null;
  failed: string;
};

/** `onDone` is called before the new team is shown. */
function useChange<Input, Result>(
  { change, done, failed }: Change<Input, Result>,
  onDone?: (result: Result) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (result, input) => {
      onDone?.(result);
      if (done) toast({ kind: 'success', title: 'Success', description: done(input, result) });
      return cache.invalidateQueries();
    },
    onError: (error) => toastFailure(failed, error),
  });
}

/** Throws the errors of `call`. */
export const renameTeam = (name: string) => call(contract.renameTeam, { body: { name } });

/** Throws the errors of `call`. */
export const changeSeats = (users: number) => call(contract.changeSeats, { body: { users } });

/** By mail, or by a link if `email` is null. */
export const invite = (email: string | null) =>
  call(contract.inviteToTeam, { body: email === null ? {} : { email } });

/** If the browser refuses to copy, `onLink` receives the link. */
export function useCopyLink(onLink: (link: string) => void) {
  return useMutation({
    mutationFn: async ({ id }: Pick<TeamInvitation, 'id'>) => {
      const { token } = await call(contract.makeInvitationLink, { params: { id } });
      return `${window.location.origin}/join#${token}`;
    },
    onSuccess: async (link) => {
      try {
        await navigator.clipboard.writeText(link);
        const description = 'The link is copied. It works once, for the first who uses it.';
        toast({ kind: 'success', title: 'Success', description });
      } catch {
        onLink(link);
      }
    },
    onError: (error) => toastFailure('Failed to make a link. Please try again.', error),
  });
}

/** The invitation's links stop working. */
export const useWithdraw = (onDone: () => void) =>
  useChange(
    {
      change: ({ id }: TeamInvitation) => call(contract.withdrawInvitation, { params: { id } }),
      done: ({ email }) =>
        email === null ? 'The invitation is withdrawn.' : `${email} is not invited any more.`,
      failed: 'Failed to withdraw the invitation. Please try again.',
    },
    onDone,
  );

type Member = Team['members'][number];

export const useRemoveMember = (onDone: () => void) =>
  useChange(
    {
      change: ({ id }: Member) => call(contract.removeMember, { params: { id } }),
      done: ({ fullName }) => `${fullName} is not in your team any more.`,
      failed: 'Failed to remove this person. Please try again.',
    },
    onDone,
  );

export const useHandOver = (onDone: () => void) =>
  useChange(
    {
      change: ({ id }: Member) => call(contract.handTeamOver, { body: { memberId: id } }),
      done: ({ fullName }) => `${fullName} owns the team now.`,
      failed: 'Failed to hand the team over. Please try again.',
    },
    onDone,
  );

export const useLeaveTeam = (onDone: () => void) =>
  useChange(
    {
      change: () => call(contract.leaveTeam),
      done: () => 'You have left the team.',
      failed: 'Failed to leave the team. Please try again.',
    },
    onDone,
  );

/** Cancels at the end of the paid period, or resumes. */
export const useTeamPlan = (onDone: () => void) =>
  useChange(
    {
      change: (goesOn: boolean) =>
        call(goesOn ? contract.resumeTeamSubscription : contract.cancelTeamSubscription),
      done: (goesOn) =>
        goesOn ? 'The Team plan goes on.' : 'The Team plan ends with the time that is paid for.',
      failed: 'Failed to change the plan. Please try again.',
    },
    onDone,
  );

/** `token` is the secret of the link. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => call(contract.readInvitation, { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });

export function useAccept(token: string, onJoined: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.acceptInvitation, { body: { token } }),
    onSuccess: ({ team }) => {
      onJoined();
      const description = `You are in the team “${team}”. Everything in it is yours.`;
      toast({ kind: 'success', title: 'Welcome', description });
      return cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'invitation' });
    },
    onError: (error) => {
      toastFailure('You could not join the team', error);
      // The user may have joined already: through a lost answer, or in another tab.
      const asked = cache.invalidateQueries({ queryKey: teamQuery.queryKey });
      return error instanceof ApiError ? asked : undefined;
    },
  });
}
