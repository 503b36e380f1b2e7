import type { PaymentEvent, ProviderName } from '@limber/domain/subscriptions/payment-event';
import { isNewerSubscription, isNewerWhenAsked } from '@limber/domain/subscriptions/newest-state';
import { lockUserWithTeam } from '#db/lock-user-with-team.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { findUserOfCustomer } from './customers.queries.ts';
import {
  customerIn,
  findWaitingEvents,
  insertEvent,
  markApplied,
  type StoredEvent,
} from './events.queries.ts';
import { savePurchase, saveSubscription } from './records.queries.ts';
import { applySubscriptions } from './recompute-tier.ts';

type ApplyDeps = Pick<Deps, 'db' | 'now'>;

export type Applied =
  | { outcome: 'applied'; userId: number }
  | { outcome: 'repeated' | 'ignored' | 'unknown-customer' };

/**
 * Stores and applies an event, both or neither: the only source of subscriptions and purchases. A repeated event does
 * nothing; an outdated one is stored without effect; one of an unknown customer waits until the user is known.
 */
export async function applyEvent(
  { db, now }: ApplyDeps,
  provider: ProviderName,
  event: PaymentEvent,
): Promise<Applied> {
  const customerId = customerIn(event.payload);
  const applied = await db.transaction().execute(async (tx): Promise<Applied> => {
    if (!(await insertEvent(tx, provider, event, now()))) return { outcome: 'repeated' };
    if (customerId === null) return { outcome: 'ignored' };
    const userId = await findUserOfCustomer(tx, provider, customerId);
    // The account may be deleted while its event waits for the lock.
    if (userId === null || !(await lockUserWithTeam(tx, userId)))
      return { outcome: 'unknown-customer' };
    await apply(tx, provider, userId, event, now());
    return { outcome: 'applied', userId };
  });
  if (applied.outcome !== 'unknown-customer' || customerId === null) return applied;
  // The user may have become known while the event was stored; then no other call has applied it.
  const userId = await applyWaitingEvents({ db, now }, provider, customerId);
  return userId === null ? applied : { outcome: 'applied', userId };
}

/** Applies events from before the user was known. Returns the user; null while unknown. */
export async function applyWaitingEvents(
  { db, now }: ApplyDeps,
  provider: ProviderName,
  customerId: string,
): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const userId = await findUserOfCustomer(tx, provider, customerId);
    if (userId === null || !(await lockUserWithTeam(tx, userId))) return null;
    for (const event of await findWaitingEvents(tx, provider, customerId)) {
      await apply(tx, provider, userId, event, now());
    }
    return userId;
  });
}

async function apply(
  tx: Db,
  provider: ProviderName,
  userId: number,
  { id, at, payload }: StoredEvent,
  now: Date,
): Promise<void> {
  if (payload === null) return;
  if (payload.purchase) {
    const { customerId: _, ...purchase } = payload.purchase;
    await savePurchase(tx, { provider, userId }, { ...purchase, at });
  }
  if (payload.subscription) {
    const { customerId: _, ...subscription } = payload.subscription;
    const isNewer = payload.isAsked ? isNewerWhenAsked : isNewerSubscription;
    await saveSubscription(tx, { provider, userId }, { ...subscription, at }, isNewer);
  }
  // Payments and refunds change no tier: receipts are read from the stored events.
  await applySubscriptions(tx, userId, now);
  await markApplied(tx, provider, id, now);
}
