import { lockUserWithTeam } from '#db/lock-user-with-team.ts';
import type { Db } from '#db/schema.ts';
import { applySubscriptions } from './recompute-tier.ts';

/** Recomputes the tier after the end of cancelled subscriptions. */
export async function expireSubscriptions(db: Db, now: Date): Promise<void> {
  const ended = await db
    .selectFrom('subscription')
    .innerJoin('user', 'user.id', 'subscription.userId')
    .select('subscription.userId')
    .distinct()
    .where('subscription.cancelAtPeriodEnd', '=', true)
    .where('subscription.currentPeriodEnd', '<=', now.toISOString())
    .where('subscription.status', 'in', ['active', 'past_due'])
    .where((row) =>
      row.or([
        row('user.subscriptionTier', '=', row.ref('subscription.plan')),
        // A team subscription gives its members their tier, whatever tier its payer has.
        row('subscription.plan', '=', 'team'),
      ]),
    )
    .execute();
  for (const { userId } of ended) {
    await db.transaction().execute(async (tx) => {
      await lockUserWithTeam(tx, userId);
      await applySubscriptions(tx, userId, now);
    });
  }
}

/** Ends subscriptions and purchases of the sandbox once a real provider is configured. */
export async function endSandboxSubscriptions(db: Db, now: Date): Promise<void> {
  const users = await db
    .selectFrom('subscription')
    .select('userId')
    .where('provider', '=', 'sandbox')
    .where('status', '!=', 'canceled')
    .union(
      db
        .selectFrom('purchase')
        .select('userId')
        .where('provider', '=', 'sandbox')
        .where('status', '!=', 'refunded'),
    )
    .execute();
  for (const { userId } of users) {
    await db.transaction().execute(async (tx) => {
      await lockUserWithTeam(tx, userId);
      await endSandboxSubscriptionsOf(tx, userId, now);
    });
  }
}

async function endSandboxSubscriptionsOf(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ status: 'canceled', at: now.toISOString() })
    .where('provider', '=', 'sandbox')
    .where('userId', '=', userId)
    .execute();
  await tx
    .updateTable('purchase')
    .set({ status: 'refunded', at: now.toISOString() })
    .where('provider', '=', 'sandbox')
    .where('userId', '=', userId)
    .execute();
  await applySubscriptions(tx, userId, now);
}
