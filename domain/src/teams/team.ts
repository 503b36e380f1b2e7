import { counted } from '../counted.ts';

/** For so long an invitation to a team is good. */
export const TEAM_INVITATION_DAYS = 14;

/** The longest name of a team, in characters. */
export const TEAM_NAME_MAX = 60;

/** So many links may lead to one invitation: each copy of the link is one, and each mail. */
export const LINKS_OF_ONE_INVITATION = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When an invitation that is given now is over. */
export function teamInvitationEnd(now: Date): Date {
  return new Date(now.getTime() + TEAM_INVITATION_DAYS * DAY_MS);
}

/** A member, or somebody who is invited, by the key of their confirmed address; null where it is not known. */
type Person = { readonly emailKey: string | null };

/** Seats that are taken: one for each person, also when a member is invited again by their address. */
export function seatsTaken(members: readonly Person[], invitations: readonly Person[]): number {
  const known = new Set(members.map(({ emailKey }) => emailKey));
  const invited = invitations.filter(({ emailKey }) => emailKey === null || !known.has(emailKey));
  return members.length + invited.length;
}

/** Seats of a team: how many are paid for, and how many are taken. */
export type Seats = { readonly paid: number; readonly taken: number };

/** Whether one more person may be invited. */
const mayInvite = ({ paid, taken }: Seats): boolean => taken < paid;

/** Whether somebody may accept their invitation, which has a seat: not while there are fewer seats than people. */
const mayAccept = ({ paid, taken }: Seats): boolean => taken <= paid;

/** What is answered about teams. */
export const TEAM_SENTENCES = {
  noTeam: 'You are in no team.',
  ownerOnly: 'Only the owner of the team can do this.',
  payerOnly: 'Only who pays for the team can change its seats.',
  nameRequired: 'Please give the team a name',
  notPaid: 'Nobody pays for this team at the moment. Buy the Team plan to invite people.',
  invitationOver:
    'This invitation has been used or withdrawn, or is too old. Please ask for a new one.',
  addressIsMember: 'Whoever has this address is in your team already.',
  ownerStays:
    'You own this team. Hand it over first. The last one in it can leave once the plan has ended.',
  payerStays: 'This person pays for the team. Buy the Team plan yourself first.',
  inATeam: 'You are in a team already. Leave it first to begin one of your own.',
  ownInvitation: 'You are in this team already.',
  tooManyLinks: 'This invitation has too many links. Withdraw it and invite anew.',
  tooManyMails: 'You have sent many invitations today. Please copy the link and send it yourself.',
  notAMember: 'Please choose somebody of your team.',
} as const;

/** Why nobody can be invited, or null when somebody can. */
export function inviteProblem(seats: Seats): string | null {
  if (seats.paid === 0) return TEAM_SENTENCES.notPaid;
  if (mayInvite(seats)) return null;
  return seats.taken > seats.paid ? tooFewSeats(seats) : allSeatsTaken(seats.paid);
}

const allSeatsTaken = (paid: number) =>
  `All ${counted(paid, 'seat')} are taken. Add seats, withdraw an invitation or remove somebody first.`;

/** What is said of a team with fewer seats than people. */
export const tooFewSeats = ({ paid, taken }: Seats): string =>
  `Your team has ${taken} people and ${counted(paid, 'seat')}. Everybody stays, but nobody new can join until there are seats enough.`;

/** Why an invitation cannot be accepted now, or null when it can. */
export function acceptProblem(seats: Seats): string | null {
  if (seats.paid === 0) {
    return 'Nobody pays for this team at the moment, so nobody can join. Your invitation stays good: please ask who invited you.';
  }
  return mayAccept(seats)
    ? null
    : 'This team has no free seat at the moment. Your invitation stays good: please ask who invited you.';
}

/** Why somebody cannot join who is in a team already. */
export const inAnotherTeam = (name: string): string =>
  `You are in the team “${name}”. Leave it first, then accept this invitation.`;

const OF_THE_TEAM = '’s team';

/** The name of a team before its owner gives it one. */
export const firstTeamName = (fullName: string): string =>
  `${fullName.slice(0, TEAM_NAME_MAX - OF_THE_TEAM.length).toWellFormed()}${OF_THE_TEAM}`;
