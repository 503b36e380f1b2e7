import type { Stripe } from 'stripe';
import type { Payer } from './payment-provider.ts';
import { orNull } from './stripe-errors.ts';
import { findOrCreate, stripeKey } from './stripe-find-or-create.ts';

/** Asked for again each time: keys of a test account, or a customer deleted by hand, leave ids that are dead. */
async function isAlive(stripe: Stripe, customerId: string): Promise<boolean> {
  const customer = await orNull(stripe.customers.retrieve(customerId));
  return customer !== null && customer.deleted !== true;
}

/** Stripe's name for the payer: the one we know, one that an interrupted attempt made, or a new one. */
export async function customerFor(
  stripe: Stripe,
  { userId, email, fullName, customerId }: Payer,
  installation: string,
): Promise<string> {
  if (customerId !== null && (await isAlive(stripe, customerId))) return customerId;
  const metadata = { installation, userId: String(userId) };
  return findOrCreate(
    // A customer that is dead must not come back by way of its key.
    stripeKey('customer', installation, metadata.userId, email, fullName, customerId ?? ''),
    async () => {
      const { data } = await stripe.customers.list({ email, limit: 100 });
      const own = data.find(
        ({ metadata: given }) =>
          given['installation'] === installation && given['userId'] === metadata.userId,
      );
      return own?.id ?? null;
    },
    async (options) =>
      (await stripe.customers.create({ email, name: fullName, metadata }, options)).id,
  );
}
