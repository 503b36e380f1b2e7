import { Stripe } from 'stripe';
import { z } from 'zod';
import { PaymentRefused } from './payment-provider.ts';
import { nullIfDisputed, nullIfMissing } from './stripe-errors.ts';
import { findOrCreate, stripeKey } from './stripe-find-or-create.ts';

const invoice = z.object({
  billing_reason: z.string().nullable(),
  payment_intent: z.string().nullable(),
  amount_paid: z.int(),
});
export type PaidInvoice = z.output<typeof invoice>;

/** Paid invoices of a subscription, the newest first. */
export async function* paidInvoices(
  stripe: Stripe,
  reference: string,
): AsyncGenerator<PaidInvoice> {
  const paid = { subscription: reference, status: 'paid', limit: 100 } as const;
  for await (const one of stripe.invoices.list(paid)) yield invoice.parse(one);
}

/**
 * Ends a subscription at once, then refunds everything paid for it; a failed refund stops neither the end nor the other
 * refunds. Idempotent. Throws the first fault.
 */
export async function giveBack(stripe: Stripe, reference: string): Promise<void> {
  const found = await nullIfMissing(stripe.subscriptions.retrieve(reference));
  if (found === null) return;
  if (found.status !== 'canceled') await nullIfMissing(stripe.subscriptions.cancel(reference));
  const faults: unknown[] = [];
  for await (const one of paidInvoices(stripe, reference)) {
    await refund(stripe, one).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
}

const { StripePermissionError, StripeInvalidRequestError } = Stripe.errors;

/**
 * Refunds the remaining amount: the operator may have refunded a part, and credit may have paid some. A disputed
 * payment is refunded by the bank. Throws PaymentRefused where a retry would not help.
 */
export async function refund(
  stripe: Stripe,
  { payment_intent: payment, amount_paid: cents }: PaidInvoice,
): Promise<void> {
  if (payment === null) return;
  try {
    await nullIfDisputed(refundRest(stripe, payment, cents));
  } catch (error) {
    if (error instanceof StripePermissionError || error instanceof StripeInvalidRequestError) {
      throw new PaymentRefused(error.message, { cause: error });
    }
    throw error;
  }
}

const refundRest = (stripe: Stripe, payment: string, cents: number) =>
  findOrCreate<unknown>(
    stripeKey('give-back', payment),
    async () => {
      const { data: refunds } = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
      const given = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
      return given.reduce((sum, { amount }) => sum + amount, 0) >= cents ? given : null;
    },
    (options) => stripe.refunds.create({ payment_intent: payment }, options),
  );
