import { missing, Refusal } from './refusal.ts';
import { changeQuantity, type QuantityChange } from './change-quantity.ts';
import { invoiceFor } from './invoices.ts';
import { voidIntent } from './payment-intents.ts';
import {
  type Item,
  fromFixture,
  type Metadata,
  type Store,
  type StripeSubscription,
} from './store.ts';

export type SubscriptionParams = {
  customer: string;
  items: { price: string; quantity?: number }[];
  payment_behavior?: string;
  payment_settings?: object;
  metadata?: Metadata;
};

const DAY = 86_400;
const PERIODS = { day: DAY, week: 7 * DAY, month: 30 * DAY, year: 365 * DAY };

function toItem(store: Store, subscription: string, wanted: SubscriptionParams['items'][0]): Item {
  const price = store.find('price', wanted.price);
  if (!price) throw missing('price', wanted.price);
  if (!price.active || !price.recurring) {
    throw new Refusal(400, `The price ${price.id} is inactive or is not recurring.`);
  }
  const { price: _price, ...rest } = wanted;
  return fromFixture('subscription_item', {
    billing_thresholds: null,
    ...rest,
    id: store.newId('si'),
    subscription,
    price,
    quantity: wanted.quantity ?? 1,
  }) as Item;
}

/** The end of a period that begins now, in seconds since 1970. */
function endOfPeriod(store: Store, item: Item | undefined): number {
  return store.now() + PERIODS[item?.price.recurring?.interval ?? 'month'];
}

/** A new subscription whose first payment is due. */
export function simulateSubscription(store: Store, params: SubscriptionParams): StripeSubscription {
  const customer = store.find('customer', params.customer);
  if (!customer || customer.deleted) throw missing('customer', params.customer);
  if (params.payment_behavior !== 'default_incomplete') {
    throw new Refusal(400, 'This customer has no attached payment source or payment method.', {
      code: 'resource_missing',
    });
  }
  const id = store.newId('sub');
  const items = params.items.map((item) => toItem(store, id, item));
  const subscription = fromFixture('subscription', {
    ...fieldsOf(store, params, items),
    id,
    created: store.now(),
  }) as StripeSubscription;
  const { id: latest_invoice } = invoiceFor(store, subscription, 'subscription_create');
  const made = store.insert('subscription', { ...subscription, latest_invoice });
  store.emit('customer.subscription.created', made);
  return made;
}

function fieldsOf(store: Store, params: SubscriptionParams, items: Item[]): object {
  return {
    customer: params.customer,
    metadata: params.metadata ?? {},
    payment_settings: {
      payment_method_types: null,
      save_default_payment_method: 'off',
      ...params.payment_settings,
    },
    items: { object: 'list', data: items, has_more: false, url: '/v1/subscription_items' },
    status: 'incomplete',
    start_date: store.now(),
    billing_cycle_anchor: store.now(),
    current_period_start: store.now(),
    current_period_end: endOfPeriod(store, items[0]),
    cancel_at_period_end: false,
    ...ABSENT,
  };
}

/** Fields of the fixture that a plain subscription does not have. */
const ABSENT = {
  cancel_at: null,
  canceled_at: null,
  ended_at: null,
  trial_start: null,
  trial_end: null,
  trial_settings: null,
  next_pending_invoice_item_invoice: null,
  pending_invoice_item_interval: null,
  pause_collection: null,
  billing_thresholds: null,
};

/** Updates a subscription and emits the event. */
export function changeSubscription(
  store: Store,
  subscription: StripeSubscription,
  fields: Partial<StripeSubscription>,
  type = 'customer.subscription.updated',
): StripeSubscription {
  const changed = store.update('subscription', subscription, fields);
  store.emit(type, changed);
  return changed;
}

/** An empty `cancel_at` removes the planned end. */
export type SubscriptionUpdate = QuantityChange & {
  cancel_at_period_end?: boolean;
  cancel_at?: '';
};

/** Updates a subscription as the API allows. Throws when it has ended. */
export function updateSubscription(
  store: Store,
  id: string,
  params: SubscriptionUpdate,
): StripeSubscription {
  const subscription = store.find('subscription', id);
  if (!subscription) throw missing('subscription', id);
  if (subscription.status === 'canceled') {
    throw new Refusal(400, 'A canceled subscription can only update its cancellation_details.');
  }
  if (params.items !== undefined) return changeQuantity(store, subscription, params);
  if (params.cancel_at === '') {
    return changeSubscription(store, subscription, { cancel_at: null, canceled_at: null });
  }
  const isEnding = params.cancel_at_period_end ?? subscription.cancel_at_period_end;
  return changeSubscription(store, subscription, {
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? subscription.current_period_end : null,
    canceled_at: isEnding ? store.now() : null,
  });
}

/** Ends a subscription now. One that was never paid lapses, and its first payment with it. */
export function cancelSubscription(store: Store, id: string): StripeSubscription {
  const subscription = store.find('subscription', id);
  if (!subscription || subscription.status === 'canceled') throw missing('subscription', id);
  const isUnpaid = subscription.status === 'incomplete';
  const invoice = store.find('invoice', subscription.latest_invoice);
  const intent = invoice && store.find('payment_intent', invoice.payment_intent);
  if (intent?.status.startsWith('requires_')) voidIntent(store, intent);
  const ended = {
    status: isUnpaid ? 'incomplete_expired' : 'canceled',
    ended_at: store.now(),
    canceled_at: store.now(),
  };
  return changeSubscription(store, subscription, ended, 'customer.subscription.deleted');
}

/** Begins the next period with an unpaid invoice. */
export function beginPeriod(store: Store, subscription: StripeSubscription): StripeSubscription {
  return store.update('subscription', subscription, {
    current_period_start: store.now(),
    current_period_end: endOfPeriod(store, subscription.items.data[0]),
    latest_invoice: invoiceFor(store, subscription, 'subscription_cycle').id,
  });
}
