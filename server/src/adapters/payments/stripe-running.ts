import type { ProviderSubscription } from '@limber/domain/subscriptions/payment-event';
import type { Stripe } from 'stripe';
import { PaymentRefused } from './payment-provider.ts';
import { nullIfMissing } from './stripe-errors.ts';
import { toSubscription } from './stripe-objects.ts';

/** Cancels a subscription at the end of its period. Repeated calls have no further effect. */
export async function cancelAtPeriodEnd(stripe: Stripe, reference: string): Promise<void> {
  const subscription = await findRunning(stripe, reference);
  if (subscription.cancel_at_period_end) return;
  await stripe.subscriptions.update(reference, { cancel_at_period_end: true });
}

/** Takes that back, or an end on another day. Throws PaymentRefused once the subscription has ended. */
export async function resume(stripe: Stripe, reference: string): Promise<void> {
  const subscription = await findRunning(stripe, reference);
  if (subscription.cancel_at_period_end) {
    await stripe.subscriptions.update(reference, { cancel_at_period_end: false });
  } else if (subscription.cancel_at !== null) {
    // The operator has set this day in the dashboard; for us it is cancelled all the same.
    await stripe.subscriptions.update(reference, { cancel_at: '' });
  }
}

/** A subscription that goes on. Throws PaymentRefused when it has ended, or never was. */
export async function findRunning(stripe: Stripe, reference: string): Promise<Stripe.Subscription> {
  const subscription = await nullIfMissing(stripe.subscriptions.retrieve(reference));
  if (subscription === null || subscription.status === 'canceled') {
    throw new PaymentRefused('This subscription has ended already.');
  }
  return subscription;
}

/** The state of a subscription of ours at this moment; null where it was never paid, or is unknown. */
export async function findPresent(
  stripe: Stripe,
  reference: string,
): Promise<ProviderSubscription | null> {
  const found = await nullIfMissing(stripe.subscriptions.retrieve(reference));
  const present = found && toSubscription(found);
  return present?.status === 'incomplete' ? null : present;
}
