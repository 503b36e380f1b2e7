import {
  createCustomer,
  createPrice,
  createProduct,
  type CustomerParams,
  type PriceParams,
  type ProductParams,
} from './catalogue.ts';
import { type StripePage, pageOf, type PageParams } from './lists.ts';
import { createIntent } from './payment-intents.ts';
import { missing } from './refusal.ts';
import type { Kind, PaymentIntent, Store, Thing } from './store.ts';
import {
  simulateSubscription,
  type SubscriptionParams,
  updateSubscription,
} from './subscriptions.ts';

type Filters = PageParams & {
  email?: string;
  customer?: string;
  status?: string;
  active?: boolean;
  lookup_keys?: string[];
};
/** A request that was found valid. Its parameters are as the schema says, which TypeScript cannot know. */
type Asked = { id: string; params: unknown };
type Answer = (store: Store, asked: Asked) => Thing | StripePage;

const found = (kind: Kind): Answer => {
  return (store, { id }) => {
    const thing = store.find(kind, id);
    if (!thing) throw missing(kind, id);
    return thing;
  };
};

/** Everything of a kind that passes the filters. */
const listed = (kind: Kind, url: string): Answer => {
  return (store, { params }) => {
    const { email, customer, status, active, lookup_keys: keys, ...page } = params as Filters;
    const passes = (thing: Thing) =>
      (email === undefined || thing['email'] === email) &&
      (customer === undefined || thing['customer'] === customer) &&
      (active === undefined || thing['active'] === active) &&
      (keys === undefined || keys.includes(String(thing['lookup_key']))) &&
      (kind !== 'subscription' || isInState(String(thing['status']), status)) &&
      thing['deleted'] !== true;
    if (customer !== undefined && !store.find('customer', customer)) {
      throw missing('customer', customer);
    }
    return pageOf(store.all(kind).filter(passes), page, url);
  };
};

/** Subscriptions that were canceled are shown to those who ask for them. */
function isInState(state: string, wanted: string | undefined): boolean {
  return wanted === 'all' || (wanted === undefined ? state !== 'canceled' : state === wanted);
}

/** What is answered to each call. */
export const ANSWERS: Record<string, Answer> = {
  'GET /v1/customers': listed('customer', '/v1/customers'),
  'POST /v1/customers': (store, { params }) => createCustomer(store, params as CustomerParams),
  'GET /v1/customers/{customer}': found('customer'),
  'POST /v1/products': (store, { params }) => createProduct(store, params as ProductParams),
  'GET /v1/products/{id}': found('product'),
  'GET /v1/prices': listed('price', '/v1/prices'),
  'POST /v1/prices': (store, { params }) => createPrice(store, params as PriceParams),
  'GET /v1/subscriptions': listed('subscription', '/v1/subscriptions'),
  'POST /v1/subscriptions': (store, { params }) =>
    simulateSubscription(store, params as SubscriptionParams),
  'GET /v1/subscriptions/{subscription_exposed_id}': found('subscription'),
  'POST /v1/subscriptions/{subscription_exposed_id}': (store, { id, params }) =>
    updateSubscription(store, id, params as { cancel_at_period_end?: boolean }),
  'GET /v1/payment_intents': listed('payment_intent', '/v1/payment_intents'),
  'POST /v1/payment_intents': (store, { params }) =>
    createIntent(store, params as Partial<PaymentIntent> & { amount: number; customer: string }),
  'GET /v1/payment_intents/{intent}': found('payment_intent'),
  'GET /v1/refunds': listed('refund', '/v1/refunds'),
};
