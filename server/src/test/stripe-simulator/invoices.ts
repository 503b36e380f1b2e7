import { intentFor } from './payment-intents.ts';
import {
  fromFixture,
  type Item,
  type PaymentIntent,
  type Store,
  type StripeObject,
  type StripeSubscription,
} from './store.ts';

/** An invoice, for the next period unless other lines are given, with the payment that settles it. */
export function invoiceFor(
  store: Store,
  subscription: StripeSubscription,
  reason: string,
  lines = linesOf(store, subscription),
): { id: string; payment: PaymentIntent } {
  const id = store.newId('in');
  const cents = lines.reduce((sum, { amount }) => sum + amount, 0);
  const payment = intentFor(store, {
    amount: cents,
    currency: 'usd',
    customer: subscription.customer,
    invoice: id,
    setup_future_usage: 'off_session',
  });
  store.insert('invoice', {
    id,
    subscription: subscription.id,
    customer: subscription.customer,
    payment_intent: payment.id,
    amount_due: cents,
    amount_remaining: cents,
    subtotal: cents,
    total: cents,
    paid: false,
    paid_out_of_band: false,
    total_tax_amounts: [],
    subscription_details: { metadata: subscription.metadata },
    lines: {
      object: 'list',
      data: lines,
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    billing_reason: reason,
    status: 'open',
    period_start: store.now(),
    period_end: store.now(),
    from_invoice: null,
    last_finalization_error: null,
    shipping_cost: null,
    shipping_details: null,
    customer_shipping: null,
    due_date: null,
  });
  return { id, payment };
}

/** A line of an invoice: a charge, or a credit when the amount is negative. */
export type Line = StripeObject & { amount: number };

/** The lines of an invoice for a period, after those that were put off to it. */
function linesOf(store: Store, subscription: StripeSubscription): Line[] {
  const putOff = store.putOff.get(subscription.id) ?? [];
  store.putOff.delete(subscription.id);
  const { current_period_end: end } = subscription;
  const items = subscription.items.data.map((item) =>
    lineOf(store, subscription, {
      item,
      amount: item.price.unit_amount * item.quantity,
      period: { start: store.now(), end },
      proration: false,
    }),
  );
  return [...putOff, ...items];
}

type Charged = {
  item: Item;
  amount: number;
  period: { start: number; end: number };
  proration: boolean;
};

export const lineOf = (
  store: Store,
  { id }: StripeSubscription,
  { item, ...charged }: Charged,
): Line =>
  fromFixture('line_item', {
    id: store.newId('il'),
    ...charged,
    price: item.price,
    quantity: item.quantity,
    subscription: id,
    subscription_item: item.id,
    metadata: {},
    tax_amounts: [],
    tax_rates: [],
    discount_amounts: [],
    proration_details: null,
    type: 'subscription',
  }) as Line;
