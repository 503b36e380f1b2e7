import type { Db } from '#db/schema.ts';
import { findOtherPayers } from './team-subscription.queries.ts';
import { lockSeat, saveTeamOwner, saveTierOfSeats } from './team-seats.queries.ts';

/**
 * Ends what others have by the plans of this user and by the team that they own, before their account goes. A team for
 * which another of its members pays then, or could, becomes theirs. Lock the user with their team first.
 */
export async function endTeamSubscription(tx: Db, userId: number, now: Date): Promise<void> {
  const seat = await lockSeat(tx, userId);
  if (seat === null) return;
  const { payerId, ownerId } = await findOtherPayers(tx, seat.id, { withoutUserId: userId, now });
  if (seat.ownerId === userId && ownerId !== null) await saveTeamOwner(tx, seat.id, ownerId);
  const isGone = seat.ownerId === userId && ownerId === null;
  await saveTierOfSeats(tx, seat.id, { isPaid: payerId !== null && !isGone, now });
}
