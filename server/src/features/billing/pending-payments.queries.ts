import { randomUUID } from 'node:crypto';
import { type Order, orderCents, orderName } from '@limber/domain/subscriptions/order';
import type { ProviderName } from '@limber/domain/subscriptions/payment-event';
import type { Selectable } from 'kysely';
import type { StartedPayment } from '#adapters/payments/payment-provider.ts';
import { lockUser } from '#db/lock-user.ts';
import type { Db, Tables } from '#db/schema.ts';

/** `clientSecret` is null until the provider has answered. */
export type PendingPayment = Selectable<Tables['payment_started']>;

/**
 * A payment can be continued for this long: after about a day providers forget its key and drop
 * what is unpaid.
 */
const PENDING_MS = 22 * 60 * 60 * 1000;

/** The user's unfinished payment for the same order. */
export async function findPendingPayment(
  db: Db,
  userId: number,
  provider: ProviderName,
  order: Order,
  now: Date,
): Promise<PendingPayment | undefined> {
  const since = new Date(now.getTime() - PENDING_MS).toISOString();
  return db
    .selectFrom('payment_started as started')
    .selectAll('started')
    .where('started.userId', '=', userId)
    .where('started.provider', '=', provider)
    .where('started.order', '=', orderName(order))
    .where('started.cents', '=', orderCents(order))
    .where('started.startedAt', '>', since)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('subscription')
            .select('subscription.reference')
            .whereRef('subscription.provider', '=', 'started.provider')
            .whereRef('subscription.reference', '=', 'started.reference')
            .where('subscription.status', '!=', 'incomplete'),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('purchase')
            .select('purchase.reference')
            .whereRef('purchase.provider', '=', 'started.provider')
            .whereRef('purchase.reference', '=', 'started.reference')
            .where('purchase.status', '!=', 'failed'),
        ),
      ),
    )
    .executeTakeFirst();
}

/** The payment with this idempotency key, finished or not. */
export async function findPendingPaymentByKey(
  db: Db,
  userId: number,
  key: string,
): Promise<PendingPayment | undefined> {
  return db
    .selectFrom('payment_started')
    .selectAll()
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Team subscriptions that are not reported as paid, with the time of the last report by the provider's clock, or of
 * their start by ours.
 */
export async function findUnpaidTeamSubscriptions(
  db: Db,
  userId: number,
  provider: ProviderName,
): Promise<{ reference: string; at: string }[]> {
  const begun = await db
    .selectFrom('payment_started as started')
    .leftJoin('subscription as known', (join) =>
      join
        .onRef('known.reference', '=', 'started.reference')
        .onRef('known.provider', '=', 'started.provider'),
    )
    .select(['started.reference', 'started.startedAt', 'known.at'])
    .where('started.userId', '=', userId)
    .where('started.provider', '=', provider)
    .where('started.order', 'like', 'team %')
    .where((row) => row.or([row('known.at', 'is', null), row('known.status', '=', 'incomplete')]))
    .execute();
  return begun.flatMap(({ reference, startedAt, at }) =>
    reference === null ? [] : { reference, at: at ?? startedAt },
  );
}

/** Stores a payment that the provider does not know yet, in place of an older one with this key. */
export async function insertPendingPayment(
  db: Db,
  {
    userId,
    provider,
    order,
    key,
  }: { userId: number; provider: ProviderName; order: Order; key: string },
  now: Date,
): Promise<PendingPayment> {
  const fresh = {
    order: orderName(order),
    cents: orderCents(order),
    provider,
    providerKey: randomUUID(),
    clientSecret: null,
    reference: null,
    startedAt: now.toISOString(),
  };
  return db
    .insertInto('payment_started')
    .values({ ...fresh, userId, key })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the provider's answer and customer id; false for a deleted account. Call inside a transaction. */
export async function recordProviderAnswer(
  db: Db,
  { id, userId, provider }: PendingPayment,
  { clientSecret, reference, customerId }: StartedPayment,
): Promise<boolean> {
  if (!(await lockUser(db, userId))) return false;
  await db
    .updateTable('payment_started')
    .set({ clientSecret, reference })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('customer')
    .values({ provider, customerId, userId })
    .onConflict((conflict) => conflict.columns(['provider', 'customerId']).doNothing())
    .execute();
  return true;
}

/** A text that differs after the user has begun another payment, or got another customer id. */
export type PaymentsBegun = string;

/** The value for users who never began to pay. */
export const NO_PAYMENTS_BEGUN: PaymentsBegun = '[[],[]]';

export async function findPaymentsBegun(db: Db, userId: number): Promise<PaymentsBegun> {
  const started = await db
    .selectFrom('payment_started')
    .select(['id', 'providerKey', 'reference'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const customers = await db
    .selectFrom('customer')
    .select(['provider', 'customerId'])
    .where('userId', '=', userId)
    .orderBy('customerId')
    .execute();
  return JSON.stringify([started, customers]);
}

/** Deletes a refused payment, so that the next attempt is another one. */
export async function deletePendingPayment(db: Db, { id }: PendingPayment): Promise<void> {
  await db.deleteFrom('payment_started').where('id', '=', id).execute();
}
