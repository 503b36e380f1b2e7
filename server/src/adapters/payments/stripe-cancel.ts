import type { Stripe } from 'stripe';
import { PaymentRefused } from './payment-provider.ts';
import { nullIfMissing } from './stripe-errors.ts';

/** Cancels a subscription at the end of its period. Repeated calls have no further effect. */
export function cancelAtPeriodEnd(stripe: Stripe, reference: string): Promise<void> {
  return setEnding(stripe, reference, true);
}

/** Takes that back. Throws PaymentRefused once the subscription has ended. */
export function resume(stripe: Stripe, reference: string): Promise<void> {
  return setEnding(stripe, reference, false);
}

async function setEnding(stripe: Stripe, reference: string, ends: boolean): Promise<void> {
  const subscription = await nullIfMissing(stripe.subscriptions.retrieve(reference));
  if (subscription === null || subscription.status === 'canceled') {
    throw new PaymentRefused('This subscription has ended already.');
  }
  if (subscription.cancel_at_period_end === ends) return;
  await stripe.subscriptions.update(reference, { cancel_at_period_end: ends });
}
