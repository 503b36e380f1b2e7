import { invoiceFor, lineOf } from './invoices.ts';
import { missing, Refusal } from './refusal.ts';
import { settle } from './settle.ts';
import type { Item, Store, StripeSubscription } from './store.ts';

/** A card that Stripe declines whenever it is charged. */
export const DECLINED_CARD = 'pm_card_chargeDeclined';

export type QuantityChange = {
  items?: { id?: string; quantity?: number }[];
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none';
  payment_behavior?: string;
};

/** Changes how many of an item a subscription pays for, with or without a bill for the rest of the period. */
export function changeQuantity(
  store: Store,
  subscription: StripeSubscription,
  { items = [], proration_behavior = 'create_prorations', payment_behavior }: QuantityChange,
): StripeSubscription {
  const [wanted] = items;
  const before = subscription.items.data.find(({ id }) => id === wanted?.id);
  // For an item without an id Stripe would add a second item, which our server never asks for.
  if (!before || wanted?.quantity === undefined)
    throw missing('subscription_item', wanted?.id ?? '');
  const after = { ...before, quantity: wanted.quantity };
  const lines = prorations(store, subscription, before, after);
  const isBilledNow = proration_behavior === 'always_invoice';
  if (isBilledNow && subscription.default_payment_method === DECLINED_CARD) {
    if (payment_behavior === 'error_if_incomplete') throw declined();
    throw new Error('The simulator leaves no open invoice behind');
  }
  const changed = store.update('subscription', subscription, {
    items: { ...subscription.items, data: [after] },
  });
  if (isBilledNow) {
    const { id, payment } = invoiceFor(store, changed, 'subscription_update', lines);
    const billed = store.update('subscription', changed, { latest_invoice: id });
    settle(store, payment);
    return store.find('subscription', billed.id) ?? billed;
  }
  if (proration_behavior === 'create_prorations') {
    store.putOff.set(changed.id, [...(store.putOff.get(changed.id) ?? []), ...lines]);
  }
  store.emit('customer.subscription.updated', changed);
  return changed;
}

/**
 * The lines that credit the rest of the period at the old quantity and charge it at the new one, to
 * the second.
 */
function prorations(store: Store, subscription: StripeSubscription, before: Item, after: Item) {
  const { current_period_start: start, current_period_end: end } = subscription;
  const share = Math.max(0, end - store.now()) / (end - start);
  const period = { start: store.now(), end };
  const costOf = ({ price, quantity }: Item) => Math.round(price.unit_amount * quantity * share);
  return [
    lineOf(store, subscription, { item: before, amount: -costOf(before), period, proration: true }),
    lineOf(store, subscription, { item: after, amount: costOf(after), period, proration: true }),
  ];
}

const declined = () =>
  new Refusal(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
