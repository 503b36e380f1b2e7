import {
  createCustomer,
  createPrice,
  createProduct,
  type CustomerParams,
  type PriceParams,
  type ProductParams,
} from './catalogue.ts';
import { type StripePage, pageOf, type PageParams } from './lists.ts';
import { deleteCustomer } from './delete-customer.ts';
import { cancelIntent, createIntent } from './payment-intents.ts';
import { missing } from './refusal.ts';
import { createRefund } from './refunds.ts';
import type { Kind, PaymentIntent, Store, StripeObject } from './store.ts';
import {
  cancelSubscription,
  simulateSubscription,
  type SubscriptionParams,
  type SubscriptionUpdate,
  updateSubscription,
} from './subscriptions.ts';

type Filters = PageParams & {
  email?: string;
  customer?: string;
  payment_intent?: string;
  subscription?: string;
  status?: string;
  active?: boolean;
  lookup_keys?: string[];
};
/** A validated request. The schema guarantees the types of its parameters, which TypeScript cannot know. */
type ValidRequest = { id: string; params: unknown };
type Responder = (store: Store, request: ValidRequest) => StripeObject | StripePage;

const found = (kind: Kind): Responder => {
  return (store, { id }) => {
    const thing = store.find(kind, id);
    if (!thing) throw missing(kind, id);
    return thing;
  };
};

/** Lists the objects of a kind that pass the filters. */
const listed = (kind: Kind, url: string): Responder => {
  return (store, { params }) => {
    const {
      email,
      customer,
      payment_intent: intent,
      subscription,
      status,
      active,
      lookup_keys: keys,
      ...page
    } = params as Filters;
    const passes = (thing: StripeObject) =>
      (email === undefined || thing['email'] === email) &&
      (customer === undefined || thing['customer'] === customer) &&
      (intent === undefined || thing['payment_intent'] === intent) &&
      (active === undefined || thing['active'] === active) &&
      (keys === undefined || keys.includes(String(thing['lookup_key']))) &&
      (subscription === undefined || thing['subscription'] === subscription) &&
      (kind !== 'invoice' || status === undefined || thing['status'] === status) &&
      (kind !== 'subscription' || isInState(String(thing['status']), status)) &&
      thing['deleted'] !== true;
    if (customer !== undefined && !store.find('customer', customer)) {
      throw missing('customer', customer);
    }
    return pageOf(store.all(kind).filter(passes), page, url);
  };
};

/** Stripe lists canceled subscriptions only when the status is asked for. */
function isInState(state: string, wanted: string | undefined): boolean {
  return wanted === 'all' || (wanted === undefined ? state !== 'canceled' : state === wanted);
}

/** The responder of each call, by method and path template. */
export const RESPONSES: Record<string, Responder> = {
  'GET /v1/customers': listed('customer', '/v1/customers'),
  'POST /v1/customers': (store, { params }) => createCustomer(store, params as CustomerParams),
  'GET /v1/customers/{customer}': found('customer'),
  'DELETE /v1/customers/{customer}': (store, { id }) => deleteCustomer(store, id),
  'POST /v1/products': (store, { params }) => createProduct(store, params as ProductParams),
  'GET /v1/products/{id}': found('product'),
  'GET /v1/prices': listed('price', '/v1/prices'),
  'POST /v1/prices': (store, { params }) => createPrice(store, params as PriceParams),
  'GET /v1/invoices': listed('invoice', '/v1/invoices'),
  'GET /v1/invoices/{invoice}': found('invoice'),
  'GET /v1/subscriptions': listed('subscription', '/v1/subscriptions'),
  'POST /v1/subscriptions': (store, { params }) =>
    simulateSubscription(store, params as SubscriptionParams),
  'GET /v1/subscriptions/{subscription_exposed_id}': found('subscription'),
  'POST /v1/subscriptions/{subscription_exposed_id}': (store, { id, params }) =>
    updateSubscription(store, id, params as SubscriptionUpdate),
  'DELETE /v1/subscriptions/{subscription_exposed_id}': (store, { id }) =>
    cancelSubscription(store, id),
  'GET /v1/payment_intents': listed('payment_intent', '/v1/payment_intents'),
  'POST /v1/payment_intents': (store, { params }) =>
    createIntent(store, params as Partial<PaymentIntent> & { amount: number; customer: string }),
  'GET /v1/payment_intents/{intent}': found('payment_intent'),
  'POST /v1/payment_intents/{intent}/cancel': (store, { id }) => cancelIntent(store, id),
  'GET /v1/refunds': listed('refund', '/v1/refunds'),
  'POST /v1/refunds': (store, { params }) =>
    createRefund(store, params as { payment_intent: string; amount?: number }),
};
