import type { Stripe } from 'stripe';
import { z } from 'zod';
import { nullIfMissing } from './stripe-errors.ts';
import { findOrCreate, stripeKey } from './stripe-find-or-create.ts';

const paid = z.object({
  status: z.string(),
  latest_invoice: z.object({ payment_intent: z.string().nullable() }),
});

/** Ends a subscription at once, and gives back what its last bill took. Repeated calls have no further effect. */
export async function giveBack(stripe: Stripe, reference: string): Promise<void> {
  const expand = { expand: ['latest_invoice'] };
  const found = await nullIfMissing(stripe.subscriptions.retrieve(reference, expand));
  if (found === null) return;
  const { status, latest_invoice: invoice } = paid.parse(found);
  if (status === 'canceled') return;
  if (invoice.payment_intent !== null) await refund(stripe, reference, invoice.payment_intent);
  // Last: as long as it goes on, all of this is repeated.
  await nullIfMissing(stripe.subscriptions.cancel(reference));
}

const refund = (stripe: Stripe, reference: string, payment: string) =>
  findOrCreate(
    stripeKey('give-back', reference),
    async () => (await stripe.refunds.list({ payment_intent: payment, limit: 1 })).data[0] ?? null,
    (options) => stripe.refunds.create({ payment_intent: payment }, options),
  );
