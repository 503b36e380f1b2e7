import { counted } from '../counted.ts';
import { TEAM_SENTENCES } from './team.ts';

/** A member or an invited person. The key is of a confirmed address; null when not known. */
type SeatHolder = { readonly emailKey: string | null };

/** Seats taken, one per person: a member invited again by their address counts once. */
export function seatsTaken(
  members: readonly SeatHolder[],
  invitations: readonly SeatHolder[],
): number {
  const known = new Set(members.map(({ emailKey }) => emailKey));
  const invited = invitations.filter(({ emailKey }) => emailKey === null || !known.has(emailKey));
  return members.length + invited.length;
}

/**
 * The invitations that end when somebody joins: the used one, and others to the address they gave, confirmed or
 * not. Without a mail server no address is ever confirmed, and one person would take two seats.
 */
export const endedByJoining = <Invitation extends SeatHolder & { readonly id: number }>(
  invitations: readonly Invitation[],
  { usedId, emailKey }: { usedId: number; emailKey: string },
): Invitation[] => invitations.filter((one) => one.id === usedId || one.emailKey === emailKey);

export type Seats = { readonly paid: number; readonly taken: number };

/** The reason why nobody can be invited; null when somebody can. */
export function inviteProblem(seats: Seats): string | null {
  if (seats.paid === 0) return TEAM_SENTENCES.notPaid;
  if (seats.taken < seats.paid) return null;
  // The screen already says when too few seats are paid for.
  if (seats.taken > seats.paid) return FREE_A_SEAT;
  return `All ${counted(seats.paid, 'seat')} are taken. ${FREE_A_SEAT}`;
}

const FREE_A_SEAT = 'Add seats, withdraw an invitation or remove somebody first.';

export const tooFewSeats = ({ paid, taken }: Seats): string =>
  `Members and invitations take ${taken} seats, and ${paid} are paid for. Everybody stays, but nobody new comes in until there are enough.`;

/**
 * The reason why an invitation cannot be accepted; null when it can. `taken` already counts the
 * person who accepts, who may not be the one invited.
 */
export function acceptProblem({ paid, taken }: Seats): string | null {
  if (paid === 0) {
    return 'Nobody pays for this team at the moment, so nobody can join. Your invitation stays good: please ask who invited you.';
  }
  return taken <= paid
    ? null
    : 'This team has no free seat at the moment. Your invitation stays good: please ask who invited you.';
}
