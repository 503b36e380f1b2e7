import type { ProviderSubscription } from '@limber/domain/subscriptions/payment-event';
import type { Stripe } from 'stripe';
import { PaymentRefused } from './payment-provider.ts';
import { nullIfMissing } from './stripe-errors.ts';
import { toSubscription } from './stripe-objects.ts';

/** Idempotent. */
export async function cancelAtPeriodEnd(stripe: Stripe, reference: string): Promise<void> {
  const subscription = await findRunning(stripe, reference);
  if (subscription.cancel_at_period_end) return;
  await stripe.subscriptions.update(reference, { cancel_at_period_end: true });
}

/** Removes any planned end. Throws PaymentRefused once the subscription has ended. */
export async function resume(stripe: Stripe, reference: string): Promise<void> {
  const subscription = await findRunning(stripe, reference);
  if (subscription.cancel_at_period_end) {
    await stripe.subscriptions.update(reference, { cancel_at_period_end: false });
  } else if (subscription.cancel_at !== null) {
    // The operator may have set this end in the dashboard.
    await stripe.subscriptions.update(reference, { cancel_at: '' });
  }
}

/** Throws PaymentRefused when the subscription has ended or never existed. */
export async function findRunning(stripe: Stripe, reference: string): Promise<Stripe.Subscription> {
  const subscription = await nullIfMissing(stripe.subscriptions.retrieve(reference));
  if (subscription === null || subscription.status === 'canceled') {
    throw new PaymentRefused('This subscription has ended already.');
  }
  return subscription;
}

/** The present state; null where the subscription was never paid, or is unknown. */
export async function findPresent(
  stripe: Stripe,
  reference: string,
): Promise<ProviderSubscription | null> {
  const found = await nullIfMissing(stripe.subscriptions.retrieve(reference));
  const present = found && toSubscription(found);
  return present?.status === 'incomplete' ? null : present;
}
