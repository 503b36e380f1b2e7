import type {
  ProviderPayment,
  ProviderPurchase,
  ProviderRefund,
} from '@limber/domain/subscriptions/payment-event';
import { PAID_TIERS } from '@limber/domain/subscriptions/prices';
import { z } from 'zod';
import { metadata, named, toIsoTime } from './stripe-objects.ts';

const paymentIntent = z.object({ id: z.string() });
const received = z.object({ amount_received: z.int(), currency: z.string() });

export const paymentId = (object: unknown): string => paymentIntent.parse(object).id;

/** The payment of a one-time purchase. */
export function toPurchasePayment(
  object: unknown,
  { customerId, reference, bought }: ProviderPurchase,
  at: string,
): ProviderPayment {
  const { amount_received: cents, currency } = received.parse(object);
  return {
    customerId,
    reference,
    bought,
    users: 1,
    cents,
    currency,
    taxCents: 0,
    paidAt: at,
    period: null,
    cardEnding: null,
    invoiceUrl: null,
  };
}

const line = z.object({
  quantity: z.int().nullish(),
  period: z.object({ start: z.number(), end: z.number() }),
  price: z.object({ metadata }).nullish(),
});
const subscriptionDetails = z.object({ metadata }).nullish();

/** Later API versions have the subscription in the parent, and taxes in a list. */
const invoice = z.object({
  id: z.string(),
  customer: named,
  amount_paid: z.int(),
  currency: z.string(),
  tax: z.int().nullish(),
  total_taxes: z.array(z.object({ amount: z.int() })).nullish(),
  hosted_invoice_url: z.url({ protocol: /^https$/ }).nullish(),
  status_transitions: z.object({ paid_at: z.number().nullish() }).nullish(),
  subscription_details: subscriptionDetails,
  parent: z.object({ subscription_details: subscriptionDetails }).nullish(),
  lines: z.object({ data: z.array(line) }),
});
type Invoice = z.output<typeof invoice>;

const markOf = ({ subscription_details: details, parent }: Invoice) =>
  (details ?? parent?.subscription_details)?.metadata ?? {};

const taxOf = ({ tax, total_taxes: taxes }: Invoice) =>
  tax ?? (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** Null for another installation, or for an invoice of nothing. */
export function toInvoicePayment(
  object: unknown,
  at: string,
  installation: string,
): ProviderPayment | null {
  const parsed = invoice.safeParse(object);
  const mark = parsed.success ? markOf(parsed.data) : {};
  if (!parsed.success || mark['installation'] !== installation) return null;
  const { data } = parsed;
  // After a change of the subscription its own line is the last one; earlier lines are credits.
  const last = data.lines.data.at(-1);
  if (data.amount_paid === 0 || !last) return null;
  const paidAt = data.status_transitions?.paid_at;
  return {
    customerId: data.customer,
    reference: data.id,
    // The price's metadata say what is charged now, the subscription's what was ordered first.
    bought: z.enum(PAID_TIERS).parse(last.price?.metadata?.['plan'] ?? mark['plan']),
    users: last.quantity ?? 1,
    cents: data.amount_paid,
    currency: data.currency,
    taxCents: taxOf(data),
    paidAt: typeof paidAt === 'number' ? toIsoTime(paidAt) : at,
    period: { from: toIsoTime(last.period.start), to: toIsoTime(last.period.end) },
    cardEnding: null,
    invoiceUrl: data.hosted_invoice_url ?? null,
  };
}

const charge = z.object({
  payment_intent: z.string().nullable(),
  invoice: named.nullish(),
  customer: named.nullish(),
  amount_refunded: z.int(),
  refunded: z.boolean(),
});

/** The refund is null where the charge belongs to no payment of ours. */
export function toRefund(object: unknown): {
  refund: ProviderRefund | null;
  isWhole: boolean;
  isOfInvoice: boolean;
} {
  const parsed = charge.parse(object);
  const { customer, invoice: invoiceId, payment_intent: intent } = parsed;
  const reference = invoiceId ?? intent;
  const isKnown = typeof reference === 'string' && typeof customer === 'string';
  return {
    refund: isKnown ? { customerId: customer, reference, cents: parsed.amount_refunded } : null,
    isWhole: parsed.refunded,
    isOfInvoice: typeof invoiceId === 'string',
  };
}
