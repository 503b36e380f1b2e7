import type { PaymentEvent, PaymentProvider } from '#adapters/payments/payment-provider.ts';
import type { Db } from '#db/schema.ts';

type Provider = PaymentProvider['name'];
export type Told = Pick<PaymentEvent, 'id' | 'at' | 'says'>;

/** Stores an event; false when it was stored before. */
export async function keepEvent(
  db: Db,
  provider: Provider,
  { id, type, at, says }: PaymentEvent,
  now: Date,
): Promise<boolean> {
  const stored = await db
    .insertInto('payment_event')
    .values({
      provider,
      id,
      type,
      at,
      customerId: customerIn(says),
      says: says && JSON.stringify(says),
      receivedAt: now.toISOString(),
      appliedAt: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Whose customer id this is, or null when it is nobody's here. */
export async function findCustomer(
  db: Db,
  provider: Provider,
  customerId: string,
): Promise<number | null> {
  const found = await db
    .selectFrom('customer')
    .select('userId')
    .where('provider', '=', provider)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return found?.userId ?? null;
}

export async function noteApplied(
  db: Db,
  provider: Provider,
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

/** Events that came before anybody here was this customer. */
export async function findWaiting(db: Db, provider: Provider, customerId: string): Promise<Told[]> {
  return db
    .selectFrom('payment_event')
    .select(['id', 'at', 'says'])
    .where('provider', '=', provider)
    .where('customerId', '=', customerId)
    .where('appliedAt', 'is', null)
    .execute();
}

/** The customer that an event is about. */
export function customerIn(says: PaymentEvent['says']): string | null {
  if (says === null) return null;
  return 'purchase' in says ? says.purchase.customerId : says.subscription.customerId;
}
