import { counted } from '../counted.ts';
import { TEAM_SENTENCES } from './team.ts';

/** A member or an invited person. The key is of a confirmed address; null when not known. */
type Person = { readonly emailKey: string | null };

/** Seats that are taken: one for each person, also when a member is invited again by their address. */
export function seatsTaken(members: readonly Person[], invitations: readonly Person[]): number {
  const known = new Set(members.map(({ emailKey }) => emailKey));
  const invited = invitations.filter(({ emailKey }) => emailKey === null || !known.has(emailKey));
  return members.length + invited.length;
}

/**
 * The invitations that end when somebody joins: the one they used, and one to the address that they gave, whether it is
 * confirmed or not. Without a mail server none ever is, and one person would take two seats.
 */
export const endedByJoining = <Invitation extends Person & { readonly id: number }>(
  invitations: readonly Invitation[],
  { usedId, emailKey }: { usedId: number; emailKey: string },
): Invitation[] => invitations.filter((one) => one.id === usedId || one.emailKey === emailKey);

/** Seats of a team: how many are paid for, and how many are taken. */
export type Seats = { readonly paid: number; readonly taken: number };

/** Why nobody can be invited, or null when somebody can. */
export function inviteProblem(seats: Seats): string | null {
  if (seats.paid === 0) return TEAM_SENTENCES.notPaid;
  if (seats.taken < seats.paid) return null;
  // Where too few are paid for, the seats themselves say so.
  if (seats.taken > seats.paid) return FREE_A_SEAT;
  return `All ${counted(seats.paid, 'seat')} are taken. ${FREE_A_SEAT}`;
}

const FREE_A_SEAT = 'Add seats, withdraw an invitation or remove somebody first.';

/** What is said of a team whose members and invitations take more seats than are paid for. */
export const tooFewSeats = ({ paid, taken }: Seats): string =>
  `Members and invitations take ${taken} seats, and ${paid} are paid for. Everybody stays, but nobody new comes in until there are enough.`;

/**
 * Why an invitation cannot be accepted now, or null when it can: by the seats that are taken once it is. Whoever accepts
 * one may be another than it was for.
 */
export function acceptProblem({ paid, taken }: Seats): string | null {
  if (paid === 0) {
    return 'Nobody pays for this team at the moment, so nobody can join. Your invitation stays good: please ask who invited you.';
  }
  return taken <= paid
    ? null
    : 'This team has no free seat at the moment. Your invitation stays good: please ask who invited you.';
}
