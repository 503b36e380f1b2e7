import * as contract from '@limber/contract/team';
import type { Team, TeamInvitation } from '@limber/contract/team';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { toast } from '#ui/toast.ts';

/** The team that the user is in; asked for each time that it is looked at, since others change it. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async () => (await call(contract.getTeam)).team,
  staleTime: 0,
});

type Change<Input, Result> = {
  change: (input: Input) => Promise<Result>;
  /** What the toast says once it is done; null for none. */
  done: ((input: Input, result: Result) => string) | null;
  failed: string;
};

/** Changes the team and shows it as it is then. `onDone` is called before that. */
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

/** Gives the team another name. Throws what the call throws. */
export const renameTeam = (name: string) => call(contract.renameTeam, { body: { name } });

/** Pays for another number of seats. Throws what the call throws. */
export const changeSeats = (users: number) => call(contract.changeSeats, { body: { users } });

/** Invites by mail, or without an address for a link. */
export const invite = (email: string | null) =>
  call(contract.inviteToTeam, { body: email === null ? {} : { email } });

/** Copies a link to an invitation; where the browser does not let that be, it is given to `onLink`. */
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

/** Withdraws an invitation: its links work no more. */
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

/** Removes somebody from the team. */
export const useRemoveMember = (onDone: () => void) =>
  useChange(
    {
      change: ({ id }: Member) => call(contract.removeMember, { params: { id } }),
      done: ({ fullName }) => `${fullName} is not in your team any more.`,
      failed: 'Failed to remove this person. Please try again.',
    },
    onDone,
  );

/** Makes somebody else the owner. */
export const useHandOver = (onDone: () => void) =>
  useChange(
    {
      change: ({ id }: Member) => call(contract.handTeamOver, { body: { memberId: id } }),
      done: ({ fullName }) => `${fullName} owns the team now.`,
      failed: 'Failed to hand the team over. Please try again.',
    },
    onDone,
  );

/** Leaves the team. */
export const useLeaveTeam = (onDone: () => void) =>
  useChange(
    {
      change: () => call(contract.leaveTeam),
      done: () => 'You have left the team.',
      failed: 'Failed to leave the team. Please try again.',
    },
    onDone,
  );

/** Stops paying for the team with the end of the period, or goes on. */
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

/** What stands in an invitation, by the secret of its link. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => call(contract.readInvitation, { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });

/** Joins the team of an invitation. */
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
      // Perhaps they are in one: by an answer that was lost, or in another window.
      const asked = cache.invalidateQueries({ queryKey: teamQuery.queryKey });
      return error instanceof ApiError ? asked : undefined;
    },
  });
}
