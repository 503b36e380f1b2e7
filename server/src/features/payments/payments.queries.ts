import { randomUUID } from 'node:crypto';
import { type Order, orderCents, orderName } from '@limber/domain/subscriptions/order';
import type { Selectable } from 'kysely';
import type {
  Payer,
  PaymentProvider,
  StartedPayment,
} from '#adapters/payments/payment-provider.ts';
import type { Db, Tables } from '#db/schema.ts';

type Provider = PaymentProvider['name'];
export type Begun = Selectable<Tables['payment_started']>;

/** Providers forget a key, and let an unpaid subscription lapse, after about a day. */
const OPEN_MS = 22 * 60 * 60 * 1000;

/** Who pays, as this provider knows them. */
export async function findPayer(db: Db, userId: number, provider: Provider): Promise<Payer> {
  const { email, fullName } = await db
    .selectFrom('user')
    .select(['email', 'fullName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, email, fullName, customerId: await findCustomerId(db, userId, provider) };
}

export async function findCustomerId(
  db: Db,
  userId: number,
  provider: Provider,
): Promise<string | null> {
  const customer = await db
    .selectFrom('customer')
    .select('customerId')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .orderBy('customerId')
    .executeTakeFirst();
  return customer?.customerId ?? null;
}

/** The person's payment for this very order that can still be finished. */
export async function findOpen(
  db: Db,
  userId: number,
  provider: Provider,
  order: Order,
  now: Date,
): Promise<Begun | undefined> {
  const since = new Date(now.getTime() - OPEN_MS).toISOString();
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

/** What the person began with this key, open or not. */
export async function findByKey(db: Db, userId: number, key: string): Promise<Begun | undefined> {
  return db
    .selectFrom('payment_started')
    .selectAll()
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Begins a payment of which the provider knows nothing yet; anew where this key was used before. */
export async function insertBegun(
  db: Db,
  {
    userId,
    provider,
    order,
    key,
  }: { userId: number; provider: Provider; order: Order; key: string },
  now: Date,
): Promise<Begun> {
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

/** Notes what the provider answered, and whose customer id that is. */
export async function noteStarted(
  db: Db,
  { id, userId, provider }: Begun,
  { clientSecret, reference, customerId }: StartedPayment,
): Promise<void> {
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
}

/** Forgets a payment that the provider would not begin: the next attempt is another one. */
export async function forgetBegun(db: Db, { id }: Begun): Promise<void> {
  await db.deleteFrom('payment_started').where('id', '=', id).execute();
}

/** Everything that we know of one provider's subscriptions and purchases. */
export async function listRecords(db: Db, provider: Provider) {
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
