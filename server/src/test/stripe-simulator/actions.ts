import { DECLINED_CARD } from './change-quantity.ts';
import { chargeOf, createRefund } from './refunds.ts';
import { settle } from './settle.ts';
import type { PaymentIntent, Store, StripeSubscription } from './store.ts';
import { beginPeriod, changeSubscription } from './subscriptions.ts';

/** Changes on the side of Stripe or of the browser, without a call of our server. */
export type SimulatorActions = {
  /** A card is entered and accepted. */
  readonly pay: (clientSecret: string) => void;
  /** A card is entered and is declined. */
  readonly decline: (clientSecret: string) => void;
  /** The period is over and the next one is paid for, or its payment fails. */
  readonly renew: (subscriptionId: string, how: 'paid' | 'unpaid') => void;
  /** From now on the saved card of this subscription is declined. */
  readonly refuseCard: (subscriptionId: string) => void;
  /** The subscription ends now. */
  readonly end: (subscriptionId: string, status?: 'canceled' | 'incomplete_expired') => void;
  /** Refunds the payment: in full, or this many cents. */
  readonly refund: (paymentIntentId: string, cents?: number) => void;
  /** The payer has their bank dispute the payment, which then cannot be refunded. */
  readonly dispute: (paymentIntentId: string) => void;
  /** Deletes the customer, as an operator can in the dashboard of Stripe. */
  readonly deleteCustomer: (customerId: string) => void;
};

function intentWith(store: Store, clientSecret: string): PaymentIntent {
  const intent = store.all('payment_intent').find((one) => one.client_secret === clientSecret);
  if (!intent) throw new Error('No payment has this secret');
  if (intent.status === 'canceled') throw new Error('This payment was cancelled');
  return intent;
}

function subscriptionWith(store: Store, id: string): StripeSubscription {
  const subscription = store.find('subscription', id);
  if (!subscription) throw new Error(`There is no subscription ${id}`);
  return subscription;
}

function fail(store: Store, intent: PaymentIntent): void {
  const failed = store.update('payment_intent', intent, {
    last_payment_error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    },
  });
  store.emit('payment_intent.payment_failed', failed);
}

function renew(store: Store, id: string, how: 'paid' | 'unpaid'): void {
  const next = beginPeriod(store, subscriptionWith(store, id));
  const invoice = store.find('invoice', next.latest_invoice);
  const intent = invoice && store.find('payment_intent', invoice.payment_intent);
  if (!intent) throw new Error(`The subscription ${id} has no payment`);
  if (how === 'paid') {
    settle(store, intent);
    return;
  }
  fail(store, intent);
  changeSubscription(store, next, { status: 'past_due' });
}

/** The actions on this account. */
export function createActions(store: Store): SimulatorActions {
  return {
    pay: (secret) => settle(store, intentWith(store, secret)),
    decline: (secret) => fail(store, intentWith(store, secret)),
    renew: (id, how) => renew(store, id, how),
    end: (id, status = 'canceled') => {
      const type = `customer.subscription.${status === 'canceled' ? 'deleted' : 'updated'}`;
      const ended = { status, ended_at: store.now() };
      changeSubscription(store, subscriptionWith(store, id), ended, type);
    },
    refuseCard: (id) => {
      const declined = { default_payment_method: DECLINED_CARD };
      store.update('subscription', subscriptionWith(store, id), declined);
    },
    dispute: (id) => {
      store.update('charge', chargeOf(store, id), { disputed: true });
    },
    refund: (id, cents) => {
      createRefund(store, { payment_intent: id, ...(cents !== undefined && { amount: cents }) });
    },
    deleteCustomer: (id) => {
      const gone = store.find('customer', id);
      if (gone) store.update('customer', gone, { deleted: true });
    },
  };
}
