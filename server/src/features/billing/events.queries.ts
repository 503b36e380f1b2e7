import type {
  PaymentEvent,
  ProviderName,
  ProviderSubscription,
} from '@limber/domain/subscriptions/payment-event';
import type { Db } from '#db/schema.ts';

/** The part of an event needed to apply it. */
export type StoredEvent = Pick<PaymentEvent, 'id' | 'at' | 'payload'>;

/** False when it was stored before. */
export async function insertEvent(
  db: Db,
  provider: ProviderName,
  { id, type, at, payload }: PaymentEvent,
  now: Date,
): Promise<boolean> {
  const stored = await db
    .insertInto('payment_event')
    .values({
      provider,
      id,
      type,
      at,
      customerId: customerIn(payload),
      says: payload && JSON.stringify(payload),
      receivedAt: now.toISOString(),
      appliedAt: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** An applied event no longer waits for its customer. */
export async function markApplied(
  db: Db,
  provider: ProviderName,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_event')
    .set({ appliedAt: now.toISOString() })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
}

/** Events from before the customer's user was known. */
export async function findWaitingEvents(
  db: Db,
  provider: ProviderName,
  customerId: string,
): Promise<StoredEvent[]> {
  return db
    .selectFrom('payment_event')
    .select(['id', 'at', 'says as payload'])
    .where('provider', '=', provider)
    .where('customerId', '=', customerId)
    .where('appliedAt', 'is', null)
    .execute();
}

/** Subscription states in the customer's events of this second. */
export async function findStatesAt(
  db: Db,
  provider: ProviderName,
  { customerId, at }: { customerId: string; at: string },
): Promise<ProviderSubscription[]> {
  const events = await db
    .selectFrom('payment_event')
    .select('says')
    .where('provider', '=', provider)
    .where('customerId', '=', customerId)
    .where('at', '=', at)
    .execute();
  return events.flatMap(({ says }) => says?.subscription ?? []);
}

/**
 * Time after which an event of an unknown customer is deleted; customers of open accounts are known
 * in seconds.
 */
const WAITING_MS = 2 * 24 * 60 * 60 * 1000;

/** Deletes events of unknown customers, such as the last ones of a deleted account. */
export async function deleteStrayEvents(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - WAITING_MS).toISOString();
  await db
    .deleteFrom('payment_event')
    .where('customerId', 'is not', null)
    .where('appliedAt', 'is', null)
    .where('receivedAt', '<', oldest)
    .execute();
}

/** Null for an event without customer. */
export function customerIn(payload: PaymentEvent['payload']): string | null {
  const { subscription, purchase, payment, refund } = payload ?? {};
  return (subscription ?? purchase ?? payment ?? refund)?.customerId ?? null;
}
