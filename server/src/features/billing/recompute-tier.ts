import { currentTier, liveTeamPlan, newTeamPlans } from '@limber/domain/subscriptions/paid-records';
import type { Tier } from '@limber/domain/subscriptions/tiers';
import type { Db } from '#db/schema.ts';
import {
  findRecords,
  findTeamPlan,
  type OwnedSubscription,
  saveSeatsFor,
} from './records.queries.ts';
import {
  beginTeam,
  findPaidTeam,
  findSeat,
  payForTeam,
  saveTierOfSeats,
} from './team-plan.queries.ts';

/**
 * Sets the user's tier by everything that is paid for them; new team plans pay for their team from now on, and those who
 * have its seats follow. Lock the user first.
 */
export async function recomputeTier(tx: Db, userId: number, now: Date): Promise<void> {
  for (const plan of newTeamPlans((await findRecords(tx, userId)).subscriptions, now)) {
    await useTeamPlan(tx, plan, now);
  }
  const records = await findRecords(tx, userId);
  const { tier } = currentTier(records, now);
  const hasSeat = tier === 'free' && (await hasPaidSeat(tx, userId, now));
  await saveTier(tx, userId, hasSeat ? 'team' : tier);
  const teamId = await findPaidTeam(tx, userId);
  if (teamId === null) return;
  await saveTierOfSeats(tx, teamId, liveTeamPlan(records.subscriptions, now) !== null);
}

/**
 * Finds out what a new team plan is for: the team that its payer owns, unless they pay for it already and go on; else
 * one that begins now. Nobody where they have a seat in somebody else's team.
 */
async function useTeamPlan(tx: Db, plan: OwnedSubscription, now: Date): Promise<void> {
  const { userId } = plan;
  const seat = await findSeat(tx, userId);
  const isNeeded =
    seat === null || (seat.ownerId === userId && !(await isPaidOnBy(tx, userId, seat.id, now)));
  await saveSeatsFor(tx, plan, isNeeded ? 'team' : 'nobody');
  if (!isNeeded) return;
  if (seat !== null && (await payForTeam(tx, plan, seat.id))) return;
  await payForTeam(tx, plan, await beginTeam(tx, userId, now));
}

/** Whether this user pays for the team, and will again when the period is over. */
async function isPaidOnBy(tx: Db, userId: number, teamId: number, now: Date): Promise<boolean> {
  const plan = await findTeamPlan(tx, teamId, now);
  return plan?.userId === userId && !plan.cancelAtPeriodEnd;
}

async function hasPaidSeat(tx: Db, userId: number, now: Date): Promise<boolean> {
  const seat = await findSeat(tx, userId);
  return seat !== null && (await findTeamPlan(tx, seat.id, now)) !== null;
}

async function saveTier(tx: Db, userId: number, tier: Tier): Promise<void> {
  await tx
    .updateTable('user')
    .set({ subscriptionTier: tier })
    .where('id', '=', userId)
    .where('subscriptionTier', '!=', tier)
    .execute();
}
