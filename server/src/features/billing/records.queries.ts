import { isNewerPurchase, isNewerSubscription } from '@limber/domain/subscriptions/newest-state';
import {
  currentTier,
  type PurchaseState,
  type SubscriptionState,
} from '@limber/domain/subscriptions/paid-records';
import type { ProviderName } from '@limber/domain/subscriptions/payment-event';
import type { Db } from '#db/schema.ts';

type Owner = { provider: ProviderName; userId: number };
type OwnedSubscription = SubscriptionState & Owner;
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

/** Records whether a subscription ends with its period. */
export async function saveEnding(
  db: Db,
  { provider, reference }: Pick<OwnedSubscription, 'provider' | 'reference'>,
  cancelAtPeriodEnd: boolean,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ cancelAtPeriodEnd })
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .execute();
}

/** Sets the user's tier by all their subscriptions and purchases. Lock the user first. */
export async function recomputeTier(db: Db, userId: number, now: Date): Promise<void> {
  const { tier } = currentTier(await findRecords(db, userId), now);
  await db
    .updateTable('user')
    .set({ subscriptionTier: tier })
    .where('id', '=', userId)
    .where('subscriptionTier', '!=', tier)
    .execute();
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

/** Users who have a renewing subscription that their tier does not come from. */
export async function findUsersPayingTwice(db: Db): Promise<number[]> {
  const found = await db
    .selectFrom('subscription')
    .innerJoin('user', 'user.id', 'subscription.userId')
    .select('subscription.userId')
    .distinct()
    .where('subscription.cancelAtPeriodEnd', '=', false)
    .where('subscription.status', 'in', ['active', 'past_due'])
    .whereRef('user.subscriptionTier', '!=', 'subscription.plan')
    .execute();
  return found.map(({ userId }) => userId);
}
