import { TEAM_NAME_MAX, TEAM_SENTENCES } from '@limber/domain/teams/team';
import { TEAM_MAXIMUM_USERS, TEAM_MINIMUM_USERS } from '@limber/domain/subscriptions/prices';
import { z } from 'zod';
import { email } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { done, timestamp, shownName } from './fields.ts';

const ID_MAX = 100;
const memberId = z.string().max(ID_MAX);
const invitationInPath = z.object({ id: z.string().max(ID_MAX) });

/** All that a team sees of a person. */
const member = z.object({
  id: z.string().meta({ description: 'Good in this team alone; not the number of the account' }),
  fullName: z.string(),
  isOwner: z.boolean(),
  isYou: z.boolean(),
});

const invitation = z
  .object({
    id: z.string().meta({ description: 'Tells nothing of how many there are' }),
    /** Null for an invitation whose link the owner passes on. */
    email: z.string().nullable(),
    expiresAt: timestamp,
  })
  .meta({ id: 'TeamInvitation' });
export type TeamInvitation = z.infer<typeof invitation>;

const team = z
  .object({
    name: z.string(),
    youAreOwner: z.boolean(),
    youPay: z.boolean().meta({ description: 'Whether your subscription pays for its seats' }),
    isPaid: z.boolean(),
    /** The end of the paid time after a cancellation; null for all but owner and payer. */
    endsAt: timestamp.nullable(),
    /** Null for all but owner and payer. */
    seats: z.object({ paid: z.int(), taken: z.int() }).nullable(),
    members: z.array(member).meta({ description: 'The owner first, then by name' }),
    /** Open ones; empty for all but the owner. */
    invitations: z.array(invitation),
  })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof team>;

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/team',
  access: 'signed-in',
  summary: 'The team that the user is in; null for none',
  reply: z.object({ team: team.nullable() }),
});

export const renameTeam = endpoint({
  method: 'PATCH',
  path: '/api/team',
  access: 'signed-in',
  summary: 'Give the team another name; its owner alone',
  body: z.object({ name: shownName(TEAM_SENTENCES.nameRequired, TEAM_NAME_MAX) }),
  reply: done,
});

export const changeSeats = endpoint({
  method: 'PUT',
  path: '/api/team/seats',
  access: 'signed-in',
  summary: 'Pay for more or fewer seats: more are charged at once, fewer credited at the next bill',
  body: z.object({
    users: z
      .int(TEAM_SENTENCES.size)
      .min(TEAM_MINIMUM_USERS, TEAM_SENTENCES.size)
      .max(TEAM_MAXIMUM_USERS, TEAM_SENTENCES.size),
  }),
  reply: z.object({ paid: z.int() }),
});

export const cancelTeamSubscription = endpoint({
  method: 'POST',
  path: '/api/team/plan/cancel',
  access: 'signed-in',
  summary: 'Pay for the team until the end of the period, and no longer',
  reply: done,
});

export const resumeTeamSubscription = endpoint({
  method: 'POST',
  path: '/api/team/plan/resume',
  access: 'signed-in',
  summary: 'Take that back, as long as the period lasts',
  reply: done,
});

export const inviteToTeam = endpoint({
  method: 'POST',
  path: '/api/team/invitations',
  access: 'signed-in',
  status: 201,
  idempotent: true,
  summary: 'Invite somebody for 14 days, by mail where an address is given; its owner alone',
  body: z.object({ email: email.optional() }),
  reply: z.object({
    invitation,
    isMailed: z.boolean().meta({ description: 'Whether a mail with a link is on its way' }),
  }),
});

export const makeInvitationLink = endpoint({
  method: 'POST',
  path: '/api/team/invitations/:id/links',
  access: 'signed-in',
  status: 201,
  summary: 'A link to an invitation, to hand on: the first that is used uses it up',
  params: invitationInPath,
  reply: z.object({ token: z.string() }),
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/team/invitations/:id',
  access: 'signed-in',
  summary: 'Withdraw an invitation: its links work no more',
  params: invitationInPath,
  reply: done,
});

const TOKEN_MAX = 100;
const byToken = z.object({
  token: z
    .string(TEAM_SENTENCES.invitationOver)
    .min(1, TEAM_SENTENCES.invitationOver)
    .max(TOKEN_MAX, TEAM_SENTENCES.invitationOver),
});

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/team/invitations/read',
  access: 'public',
  summary: 'Who invites into which team, for whoever has the link',
  body: byToken,
  reply: z.object({
    team: z.string(),
    invitedBy: z.string(),
    isPaid: z.boolean().meta({ description: 'Whether somebody pays for its seats now' }),
    expiresAt: timestamp,
  }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/team/invitations/accept',
  access: 'signed-in',
  summary: 'Join the team',
  body: byToken,
  reply: z.object({ team: z.string() }),
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/team/members/:id',
  access: 'signed-in',
  summary: 'Remove somebody from the team; its owner alone',
  params: z.object({ id: memberId }),
  reply: done,
});

export const leaveTeam = endpoint({
  method: 'POST',
  path: '/api/team/leave',
  access: 'signed-in',
  summary: 'Leave the team; an owner hands it over first, or is the last one in it',
  reply: done,
});

export const handTeamOver = endpoint({
  method: 'PUT',
  path: '/api/team/owner',
  access: 'signed-in',
  summary: 'Make another member the owner; who pays goes on paying until the new owner does',
  body: z.object({ memberId }),
  reply: done,
});
