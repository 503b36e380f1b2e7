import { isNewerPurchase, isNewerSubscription } from '@limber/domain/subscriptions/newest-state';
import {
  currentPlan,
  type PurchaseState,
  type SubscriptionState,
} from '@limber/domain/subscriptions/paid-records';
import type { PaymentProvider } from '#adapters/payments/payment-provider.ts';
import { lockPerson } from '#db/lock-person.ts';
import type { Db } from '#db/schema.ts';

type Owner = { provider: PaymentProvider['name']; userId: number };
export type OwnedSubscription = SubscriptionState & Owner;
export type Records = {
  subscriptions: OwnedSubscription[];
  purchases: (PurchaseState & Owner)[];
};

/** All that a person ever paid for. */
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

/** Keeps what the provider says, unless something newer is known. Lock the person first. */
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

/** Keeps what the provider says, unless something newer is known. Lock the person first. */
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

/** Notes that the provider lets a subscription run to its period's end and no further. */
export async function noteCancelled(
  db: Db,
  { provider, reference }: Pick<OwnedSubscription, 'provider' | 'reference'>,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ cancelAtPeriodEnd: true })
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .execute();
}

/** Brings the tier of a person into line with what they paid for. Lock the person first. */
export async function keepTier(db: Db, userId: number, now: Date): Promise<void> {
  const { tier } = currentPlan(await findRecords(db, userId), now);
  await db
    .updateTable('user')
    .set({ subscriptionTier: tier })
    .where('id', '=', userId)
    .where('subscriptionTier', '!=', tier)
    .execute();
}

/** Puts everybody back to what they still have whose cancelled plan has come to its end. */
export async function settleEnded(db: Db, now: Date): Promise<void> {
  const ended = await db
    .selectFrom('subscription')
    .innerJoin('user', 'user.id', 'subscription.userId')
    .select('subscription.userId')
    .distinct()
    .where('subscription.cancelAtPeriodEnd', '=', true)
    .where('subscription.currentPeriodEnd', '<=', now.toISOString())
    .whereRef('user.subscriptionTier', '=', 'subscription.plan')
    .execute();
  for (const { userId } of ended) {
    await db.transaction().execute(async (tx) => {
      await lockPerson(tx, userId);
      await keepTier(tx, userId, now);
    });
  }
}

/** People with a plan beside the one that counts, which goes on being paid for. */
export async function findDoublyPaying(db: Db): Promise<number[]> {
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
