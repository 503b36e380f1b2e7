import type { Db } from '#db/schema.ts';
import { findOtherPayers } from './team-subscription.queries.ts';
import { lockSeat, saveTeamOwner, saveTierOfSeats } from './team-seats.queries.ts';

/**
 * Ends the effects of this user's subscriptions and team on others, before the account is deleted.
 * A team that they own passes to the member whose subscription pays for it without this user's;
 * without one it is deleted with the account. Lock the user with their team first.
 */
export async function endTeamSubscription(tx: Db, userId: number, now: Date): Promise<void> {
  const seat = await lockSeat(tx, userId);
  if (seat === null) return;
  const { payerId, ownerId } = await findOtherPayers(tx, seat.id, { withoutUserId: userId, now });
  if (seat.ownerId === userId && ownerId !== null) await saveTeamOwner(tx, seat.id, ownerId);
  const isGone = seat.ownerId === userId && ownerId === null;
  await saveTierOfSeats(tx, seat.id, { isPaid: payerId !== null && !isGone, now });
}
