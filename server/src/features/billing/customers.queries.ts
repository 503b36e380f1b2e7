import type { ProviderName } from '@limber/domain/subscriptions/payment-event';
import type { Payer } from '#adapters/payments/payment-provider.ts';
import type { Db } from '#db/schema.ts';

/** The payer with the provider's customer id; null for a deleted account. */
export async function findPayingUser(
  db: Db,
  userId: number,
  provider: ProviderName,
): Promise<Payer | null> {
  const user = await db
    .selectFrom('user')
    .select(['email', 'fullName'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user ? { userId, ...user, customerId: await findCustomerId(db, userId, provider) } : null;
}

export async function findCustomerId(
  db: Db,
  userId: number,
  provider: ProviderName,
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

export async function findCustomerIds(
  db: Db,
  userId: number,
  provider: ProviderName,
): Promise<string[]> {
  const customers = await db
    .selectFrom('customer')
    .select('customerId')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .execute();
  return customers.map(({ customerId }) => customerId);
}

export async function findUserOfCustomer(
  db: Db,
  provider: ProviderName,
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
