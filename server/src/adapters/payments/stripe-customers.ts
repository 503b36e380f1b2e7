import type { Stripe } from 'stripe';
import type { Payer } from './payment-provider.ts';
import { nullIfMissing } from './stripe-errors.ts';
import { findOrCreate, stripeKey } from './stripe-find-or-create.ts';

/**
 * Whether the customer exists at Stripe. Asked each time: a stored id may belong to another Stripe
 * account, or the customer may have been deleted in the dashboard.
 */
export async function isAlive(stripe: Stripe, customerId: string): Promise<boolean> {
  const customer = await nullIfMissing(stripe.customers.retrieve(customerId));
  return customer !== null && customer.deleted !== true;
}

/** The customer that we created for this user and address; null for none. */
export async function findCustomer(
  stripe: Stripe,
  { userId, email }: Pick<Payer, 'userId' | 'email'>,
  installation: string,
): Promise<string | null> {
  const { data } = await stripe.customers.list({ email, limit: 100 });
  const own = data.find(
    ({ metadata }) =>
      metadata['installation'] === installation && metadata['userId'] === String(userId),
  );
  return own?.id ?? null;
}

/** The stored customer id, one from an interrupted attempt, or a new one. */
export async function customerFor(
  stripe: Stripe,
  { userId, email, fullName, customerId }: Payer,
  installation: string,
): Promise<string> {
  if (customerId !== null && (await isAlive(stripe, customerId))) return customerId;
  const metadata = { installation, userId: String(userId) };
  return findOrCreate(
    // The deleted customer's id is part of the key: otherwise Stripe would return that customer again.
    stripeKey('customer', installation, metadata.userId, email, fullName, customerId ?? ''),
    () => findCustomer(stripe, { userId, email }, installation),
    async (options) =>
      (await stripe.customers.create({ email, name: fullName, metadata }, options)).id,
  );
}
