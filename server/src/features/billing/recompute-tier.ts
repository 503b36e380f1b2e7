import { currentTier, newTeamSubscriptions } from '@limber/domain/subscriptions/paid-records';
import type { Tier } from '@limber/domain/subscriptions/tiers';
import type { Db } from '#db/schema.ts';
import { findRecords, type OwnedSubscription } from './records.queries.ts';
import {
  findSubscriptionsWithoutTeam,
  findTeamSubscription,
  saveForNobody,
  saveForTeam,
  saveLeft,
} from './team-subscription.queries.ts';
import { beginTeam, findSeat, lockSeat, saveTierOfSeats } from './team-seats.queries.ts';

/** Stores the tier that follows from all payments. Lock the user first. */
export async function recomputeTier(tx: Db, userId: number, now: Date): Promise<void> {
  const { tier } = currentTier(await findRecords(tx, userId, now), now);
  const hasSeat = tier === 'free' && (await hasPaidSeat(tx, userId, now));
  await saveTier(tx, userId, hasSeat ? 'team' : tier);
}

/**
 * Removes a user's seat: their subscriptions never pay for the team again, and their tier follows. Lock the user with
 * their team first.
 */
export async function endSeat(tx: Db, teamId: number, userId: number, now: Date): Promise<void> {
  await saveLeft(tx, teamId, userId);
  await recomputeTier(tx, userId, now);
}

/**
 * Applies changed payments: new team subscriptions pay for their team, and the tiers of all members follow. Lock the
 * user with their team first.
 */
export async function applySubscriptions(tx: Db, userId: number, now: Date): Promise<void> {
  const withoutTeam = await findSubscriptionsWithoutTeam(tx, userId, now);
  if (withoutTeam.length > 0) {
    const teamId = await beginTeam(tx, userId, now);
    for (const subscription of withoutTeam) await saveForTeam(tx, subscription, teamId);
  }
  for (const subscription of newTeamSubscriptions(
    (await findRecords(tx, userId, now)).subscriptions,
    now,
  )) {
    await assignTeamSubscription(tx, subscription, now);
  }
  const seat = await lockSeat(tx, userId);
  await recomputeTier(tx, userId, now);
  if (seat === null) return;
  const isPaid = (await findTeamSubscription(tx, seat.id, now)) !== null;
  await saveTierOfSeats(tx, seat.id, { isPaid, now });
}

/**
 * Assigns a new team subscription to its payer's own team, or to a new team when they are in none.
 * Assigns it to nobody when they are in another's team, or already pay for their own and will
 * renew.
 */
async function assignTeamSubscription(
  tx: Db,
  subscription: OwnedSubscription,
  now: Date,
): Promise<void> {
  const { userId } = subscription;
  const seat = await lockSeat(tx, userId);
  const isNeeded =
    seat === null || (seat.ownerId === userId && !(await isPaidOnBy(tx, userId, seat.id, now)));
  if (isNeeded) await saveForTeam(tx, subscription, seat?.id ?? (await beginTeam(tx, userId, now)));
  else await saveForNobody(tx, subscription);
}

/** Whether this user pays for the team and will renew. */
async function isPaidOnBy(tx: Db, userId: number, teamId: number, now: Date): Promise<boolean> {
  const subscription = await findTeamSubscription(tx, teamId, now);
  return subscription?.userId === userId && !subscription.cancelAtPeriodEnd;
}

async function hasPaidSeat(tx: Db, userId: number, now: Date): Promise<boolean> {
  const seat = await findSeat(tx, userId);
  return seat !== null && (await findTeamSubscription(tx, seat.id, now)) !== null;
}

async function saveTier(tx: Db, userId: number, tier: Tier): Promise<void> {
  await tx
    .updateTable('user')
    .set({ subscriptionTier: tier })
    .where('id', '=', userId)
    .where('subscriptionTier', '!=', tier)
    .execute();
}
