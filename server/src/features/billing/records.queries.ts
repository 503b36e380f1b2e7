import { isNewerPurchase, isNewerSubscription } from '@limber/domain/subscriptions/newest-state';
import {
  currentTier,
  liveTeamPlan,
  type PurchaseState,
  type SubscriptionState,
} from '@limber/domain/subscriptions/paid-records';
import type { ProviderName } from '@limber/domain/subscriptions/payment-event';
import type { Tier } from '@limber/domain/subscriptions/tiers';
import type { Db } from '#db/schema.ts';
import { findPayerOfSeat, keepTeam, saveTierOfSeats } from './team-plan.queries.ts';

type Owner = { provider: ProviderName; userId: number };
export type OwnedSubscription = SubscriptionState & Owner;
type Records = {
  subscriptions: OwnedSubscription[];
  purchases: (PurchaseState & Owner)[];
};

/** Everything that a user ever paid for. */
export async function findRecords(db: Db, userId: number): Promise<Records> {
  const subscriptions = await db
    .selectFrom('subscription')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  const purchases = await db
    .selectFrom('purchase')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  return { subscriptions, purchases };
}

/** Saves the reported state, unless a newer one is known. Lock the user first. */
export async function saveSubscription(
  db: Db,
  { provider, userId }: Owner,
  state: SubscriptionState,
): Promise<void> {
  const known = await db
    .selectFrom('subscription')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', state.reference)
    .executeTakeFirst();
  if (known && !isNewerSubscription(state, known)) return;
  await db
    .insertInto('subscription')
    .values({ ...state, provider, userId })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doUpdateSet(state))
    .execute();
}

/** Saves the reported state, unless a newer one is known. Lock the user first. */
export async function savePurchase(
  db: Db,
  { provider, userId }: Owner,
  state: PurchaseState,
): Promise<void> {
  const known = await db
    .selectFrom('purchase')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', state.reference)
    .executeTakeFirst();
  if (known && !isNewerPurchase(state, known)) return;
  await db
    .insertInto('purchase')
    .values({ ...state, provider, userId })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doUpdateSet(state))
    .execute();
}

/** Records what was changed of a subscription at its provider, before the provider reports it. */
export async function updateSubscription(
  db: Db,
  { provider, reference }: Pick<OwnedSubscription, 'provider' | 'reference'>,
  change: Partial<Pick<SubscriptionState, 'cancelAtPeriodEnd' | 'users'>>,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set(change)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .execute();
}

/**
 * Sets the user's tier by everything that is paid for them, and lets the team follow that they pay for. Lock the user
 * first.
 */
export async function recomputeTier(db: Db, userId: number, now: Date): Promise<void> {
  const records = await findRecords(db, userId);
  const { tier } = currentTier(records, now);
  await saveTier(
    db,
    userId,
    tier === 'free' && (await hasPaidSeat(db, userId, now)) ? 'team' : tier,
  );
  const plan = liveTeamPlan(records, now);
  if (plan) await keepTeam(db, userId, now);
  await saveTierOfSeats(db, 'payerId', userId, plan !== null);
}

async function saveTier(db: Db, userId: number, tier: Tier): Promise<void> {
  await db
    .updateTable('user')
    .set({ subscriptionTier: tier })
    .where('id', '=', userId)
    .where('subscriptionTier', '!=', tier)
    .execute();
}

/** The subscription by which this user pays seats now; null for none, and for nobody. */
export async function findTeamPlan(
  db: Db,
  payerId: number | null,
  now: Date,
): Promise<SubscriptionState | null> {
  return payerId === null ? null : liveTeamPlan(await findRecords(db, payerId), now);
}

async function hasPaidSeat(db: Db, userId: number, now: Date): Promise<boolean> {
  const payerId = await findPayerOfSeat(db, userId);
  return payerId !== userId && (await findTeamPlan(db, payerId, now)) !== null;
}

/** Every subscription and purchase of one provider, for reconciliation. */
export async function listRecords(db: Db, provider: ProviderName) {
  const subscriptions = await db
    .selectFrom('subscription')
    .select(['reference', 'plan', 'users', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd'])
    .where('provider', '=', provider)
    .execute();
  const purchases = await db
    .selectFrom('purchase')
    .select(['reference', 'bought', 'status'])
    .where('provider', '=', provider)
    .execute();
  return [...subscriptions, ...purchases];
}

/** Users who may have a renewing subscription that something else has replaced. */
export async function findUsersPayingTwice(db: Db): Promise<number[]> {
  const found = await db
    .selectFrom('subscription')
    .innerJoin('user', 'user.id', 'subscription.userId')
    .leftJoin('team', 'team.payerId', 'subscription.userId')
    .select('subscription.userId')
    .distinct()
    .where('subscription.cancelAtPeriodEnd', '=', false)
    .where('subscription.status', 'in', ['active', 'past_due'])
    .where((row) =>
      row.or([
        row('user.subscriptionTier', '!=', row.ref('subscription.plan')),
        row.and([row('subscription.plan', '=', 'team'), row('team.id', 'is', null)]),
      ]),
    )
    .execute();
  return found.map(({ userId }) => userId);
}
