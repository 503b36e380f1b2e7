import type { Stripe } from 'stripe';
import { PaymentRefused } from './payment-provider.ts';
import { nullIfMissing } from './stripe-errors.ts';
import { type PaidInvoice, paidInvoices, refund } from './stripe-give-back.ts';
import { findRunning } from './stripe-running.ts';

/**
 * More users are charged at once for the rest of the period; nothing changes when the card is declined. Fewer are
 * credited at the next bill. Idempotent.
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

/**
 * Refunds the last seat increase and restores the previous number of users; a renewal since then is credited at the
 * next bill. Idempotent, and without effect where there was no increase.
 */
export async function takeBackUsers(
  stripe: Stripe,
  reference: string,
  users: number,
): Promise<void> {
  const found = await nullIfMissing(stripe.subscriptions.retrieve(reference));
  const item = found?.items.data[0];
  if (!found || !item || (item.quantity ?? 1) <= users) return;
  const { increase, hasRenewed } = await findSeatIncrease(stripe, reference);
  if (increase) await refund(stripe, increase);
  if (found.status === 'canceled') return;
  await stripe.subscriptions.update(reference, {
    items: [{ id: item.id, quantity: users }],
    proration_behavior: hasRenewed ? 'create_prorations' : 'none',
  });
}

/** The invoice of the last seat increase, and whether a renewal followed it. */
async function findSeatIncrease(
  stripe: Stripe,
  reference: string,
): Promise<{ increase: PaidInvoice | null; hasRenewed: boolean }> {
  let hasRenewed = false;
  for await (const one of paidInvoices(stripe, reference)) {
    if (one.billing_reason === 'subscription_update') return { increase: one, hasRenewed };
    hasRenewed ||= one.billing_reason === 'subscription_cycle';
  }
  return { increase: null, hasRenewed };
}
