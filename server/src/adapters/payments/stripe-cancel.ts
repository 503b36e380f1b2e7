import type { Stripe } from 'stripe';
import { PaymentRefused } from './payment-provider.ts';
import { nullIfMissing } from './stripe-errors.ts';

/** Cancels a subscription at the end of its period. Repeated calls have no further effect. */
export async function cancelAtPeriodEnd(stripe: Stripe, reference: string): Promise<void> {
  const subscription = await nullIfMissing(stripe.subscriptions.retrieve(reference));
  if (subscription === null || subscription.status === 'canceled') {
    throw new PaymentRefused('This subscription has ended already.');
  }
  if (subscription.cancel_at_period_end) return;
  await stripe.subscriptions.update(reference, { cancel_at_period_end: true });
}
