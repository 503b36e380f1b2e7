import { TEAM_MINIMUM_USERS } from '../subscriptions/prices.ts';

/** Characters. */
export const TEAM_NAME_MAX = 60;

/** The payer of a team's seats may or may not own it. */
export const TEAM_STANDINGS = ['none', 'member', 'owner', 'payer'] as const;
export type TeamStanding = (typeof TEAM_STANDINGS)[number];

export const TEAM_SENTENCES = {
  noTeam: 'You are in no team.',
  ownerOnly: 'Only the owner of the team can do this.',
  payerOnly: 'Only who pays for the team can change its seats.',
  nameRequired: 'Please give the team a name',
  size: `Enter a whole number from ${TEAM_MINIMUM_USERS} to 1,000.`,
  notPaid: 'Nobody pays for this team at the moment. Buy the Team plan to invite people.',
  nobodyPays:
    'Nobody pays for this team at the moment. Everybody is on the plan of their own until somebody does.',
  invitationOver:
    'This invitation has been used or withdrawn, or is too old. Please ask for a new one.',
  addressIsMember: 'Whoever has this address is in your team already.',
  ownerStays:
    'You own this team. Hand it over first. The last one in it can leave once the plan has ended.',
  payerStays: 'This person pays for the team. Buy the Team plan yourself first.',
  youPay:
    'You pay for this team. Cancel the Team plan first: you can leave when it has ended, or as soon as somebody else pays.',
  inATeam: 'You are in a team already. Leave it first to begin one of your own.',
  ownInvitation: 'You are in this team already.',
  tooManyMails: 'You have sent many invitations today. Please copy the link and send it yourself.',
  tooManyLinks: 'This invitation has too many links. Withdraw it and invite anew.',
  notAMember: 'Please choose somebody of your team.',
  accountClosed: 'The account of this person is closed. Please choose somebody else.',
} as const;

/** Shown on opening an invitation into one's own team. */
export const inTeam = (name: string): string => `You are in the team “${name}”.`;

export const inAnotherTeam = (name: string): string =>
  `${inTeam(name)} Leave it first, then accept this invitation.`;

const OF_THE_TEAM = '’s team';

/** The name until the owner changes it. */
export const firstTeamName = (fullName: string): string =>
  `${fullName.slice(0, TEAM_NAME_MAX - OF_THE_TEAM.length).toWellFormed()}${OF_THE_TEAM}`;
