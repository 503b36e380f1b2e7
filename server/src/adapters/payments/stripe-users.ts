import type { Stripe } from 'stripe';
import { PaymentRefused } from './payment-provider.ts';
import { findRunning } from './stripe-running.ts';

/**
 * Changes the number of users that a subscription pays for. More are billed and charged at once, for the rest of the
 * period; when the card is declined nothing changes. Fewer are credited at the next bill. The same number again has
 * no effect.
 */
export async function changeUsers(stripe: Stripe, reference: string, users: number): Promise<void> {
  const { items } = await findRunning(stripe, reference);
  const [item] = items.data;
  if (!item) throw new PaymentRefused('This subscription pays for nobody.');
  const before = item.quantity ?? 1;
  if (before === users) return;
  await stripe.subscriptions.update(reference, {
    items: [{ id: item.id, quantity: users }],
    ...(users > before
      ? { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' }
      : { proration_behavior: 'create_prorations' }),
  });
}
