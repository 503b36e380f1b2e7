import type { Db } from '#db/schema.ts';
import { findReplacedPlan, findTeamPlan } from './records.queries.ts';
import {
  endSeats,
  findSeat,
  lockPaidTeam,
  makePayerOwner,
  payAgainForTeam,
} from './team-plan.queries.ts';

/**
 * Ends what others have by the team that this user owns or pays for, before their account goes. A team that another of
 * its members pays for becomes theirs; who paid for it before, and has not used it up, does so again. Lock the user
 * first.
 */
export async function endTeamPlan(tx: Db, userId: number, now: Date): Promise<void> {
  const seat = await findSeat(tx, userId);
  if (seat !== null) {
    const payerId = await findOtherPayer(tx, seat.id, userId, now);
    if (payerId !== null && seat.ownerId === userId) await makePayerOwner(tx, seat.id, payerId);
  }
  await endSeats(tx, userId);
}

/** Who of the others pays for the team, or does so from now on; null for nobody. */
async function findOtherPayer(
  tx: Db,
  teamId: number,
  userId: number,
  now: Date,
): Promise<number | null> {
  const plan = await findTeamPlan(tx, teamId, now);
  if (plan !== null && plan.userId !== userId) {
    return (await findSeat(tx, plan.userId))?.id === teamId ? plan.userId : null;
  }
  const others = { withoutUserId: userId, now };
  if ((await findReplacedPlan(tx, teamId, others)) === null) return null;
  // From here on nobody leaves it: whoever does locks themselves before the team, so that it is locked only where needed.
  await lockPaidTeam(tx, teamId);
  const replaced = await findReplacedPlan(tx, teamId, others);
  if (replaced === null || !(await payAgainForTeam(tx, replaced, teamId))) return null;
  return replaced.userId;
}
