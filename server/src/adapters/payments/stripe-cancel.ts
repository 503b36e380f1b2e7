import type { Stripe } from 'stripe';
import { PaymentRefused } from './payment-provider.ts';
import { orNull } from './stripe-errors.ts';

/** Lets a subscription run to its period's end and no further; asking twice is asking once. */
export async function cancelAtPeriodEnd(stripe: Stripe, reference: string): Promise<void> {
  const subscription = await orNull(stripe.subscriptions.retrieve(reference));
  if (subscription === null || subscription.status === 'canceled') {
    throw new PaymentRefused('This subscription has ended already.');
  }
  if (subscription.cancel_at_period_end) return;
  await stripe.subscriptions.update(reference, { cancel_at_period_end: true });
}
