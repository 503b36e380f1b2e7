import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { FormerPayer } from './payment-provider.ts';
import { findCustomer, isAlive } from './stripe-customers.ts';
import { nullIfMissing, nullIfOver } from './stripe-errors.ts';

const OVER = new Set(['canceled', 'incomplete_expired']);
const payment = z.object({ id: z.string(), status: z.string(), invoice: z.string().nullish() });

/**
 * Ends subscriptions, cancels open payments and deletes the customer with the cards. Deletion alone would leave unpaid
 * subscriptions and payments that a browser could still finish.
 */
export async function forgetPayer(
  stripe: Stripe,
  { customerIds, ...payer }: FormerPayer,
  installation: string,
): Promise<void> {
  // A customer from an interrupted attempt has no stored id.
  const unknown = await findCustomer(stripe, payer, installation);
  for (const id of new Set([...customerIds, ...(unknown === null ? [] : [unknown])])) {
    if (await isAlive(stripe, id)) await forgetCustomer(stripe, id);
  }
}

async function forgetCustomer(stripe: Stripe, customer: string): Promise<void> {
  const theirs = { customer, limit: 100 };
  for await (const { id, status } of stripe.subscriptions.list({ ...theirs, status: 'all' })) {
    if (!OVER.has(status)) await nullIfMissing(stripe.subscriptions.cancel(id));
  }
  for await (const intent of stripe.paymentIntents.list(theirs)) {
    const { id, status, invoice } = payment.parse(intent);
    // The payment of an invoice ends with its subscription.
    const isOpen = status.startsWith('requires_') && !invoice;
    if (isOpen) await nullIfOver(stripe.paymentIntents.cancel(id));
  }
  await nullIfMissing(stripe.customers.del(customer));
}
