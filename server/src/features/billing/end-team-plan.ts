import type { Db } from '#db/schema.ts';
import { findTeamPlan } from './records.queries.ts';
import { endSeats, findSeat, makePayerOwner } from './team-plan.queries.ts';

/**
 * Ends what others have by the team that this user owns or pays for, before their account goes. A team that another of
 * its members pays for becomes theirs. Lock the user first.
 */
export async function endTeamPlan(tx: Db, userId: number, now: Date): Promise<void> {
  const seat = await findSeat(tx, userId);
  if (seat?.ownerId === userId) {
    const payerId = (await findTeamPlan(tx, seat.id, now))?.userId ?? userId;
    const isMember = (await findSeat(tx, payerId))?.id === seat.id;
    if (payerId !== userId && isMember) await makePayerOwner(tx, seat.id, payerId);
  }
  await endSeats(tx, userId);
}
