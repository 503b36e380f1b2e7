import type { Stripe } from 'stripe';
import { z } from 'zod';
import { nullIfMissing } from './stripe-errors.ts';
import { findOrCreate, stripeKey } from './stripe-find-or-create.ts';

const paid = z.object({
  status: z.string(),
  latest_invoice: z.object({ payment_intent: z.string().nullable(), amount_paid: z.int() }),
});

/** Ends a subscription at once, and gives back what its last bill took. Repeated calls have no further effect. */
export async function giveBack(stripe: Stripe, reference: string): Promise<void> {
  const expand = { expand: ['latest_invoice'] };
  const found = await nullIfMissing(stripe.subscriptions.retrieve(reference, expand));
  if (found === null) return;
  const { status, latest_invoice: invoice } = paid.parse(found);
  if (status === 'canceled') return;
  const { payment_intent: payment, amount_paid: cents } = invoice;
  if (payment !== null) await refund(stripe, reference, { payment, cents });
  // Last: as long as it goes on, all of this is repeated.
  await nullIfMissing(stripe.subscriptions.cancel(reference));
}

type Paid = { payment: string; cents: number };

/** Gives back what is left of a payment: its operator may have given back a part before. */
const refund = (stripe: Stripe, reference: string, { payment, cents }: Paid) =>
  findOrCreate<unknown>(
    stripeKey('give-back', reference),
    async () => {
      const { data: refunds } = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
      const given = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
      return given.reduce((sum, { amount }) => sum + amount, 0) >= cents ? given : null;
    },
    (options) => stripe.refunds.create({ payment_intent: payment }, options),
  );
