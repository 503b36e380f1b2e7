import type { Subscription } from '@limber/contract/subscription';
import { isFoundingMember } from '@limber/domain/subscriptions/tiers';
import type { Db } from '../../db/schema.ts';

/** The person's subscription; nobody is without one, for free is a tier too. */
export async function findSubscription(db: Db, userId: number): Promise<Subscription> {
  const found = await db
    .selectFrom('user')
    .leftJoin('subscription', 'subscription.userId', 'user.id')
    .select([
      'user.subscriptionTier as tier',
      'user.accountNumber',
      'subscription.status',
      'subscription.currentPeriodEnd',
      'subscription.cancelAtPeriodEnd',
    ])
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    tier: found.tier,
    status: found.status ?? 'none',
    currentPeriodEnd: found.currentPeriodEnd,
    cancelAtPeriodEnd: found.cancelAtPeriodEnd ?? false,
    foundingMember: isFoundingMember(found.accountNumber),
  };
}

/** Lets the subscription run to the end of its period and no further. */
export async function cancelAtPeriodEnd(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ cancelAtPeriodEnd: true })
    .where('userId', '=', userId)
    .execute();
}
