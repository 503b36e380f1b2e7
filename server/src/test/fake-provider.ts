import type {
  PaymentEvent,
  ProviderPurchase,
  ProviderSubscription,
} from '@limber/domain/subscriptions/payment-event';
import {
  type FormerPayer,
  type PaymentProvider,
  type StartedPayment,
  UnverifiedEvent,
} from '#adapters/payments/payment-provider.ts';
import { FORM_ORIGINS } from '#adapters/payments/stripe.ts';

export const SIGNATURE = 'signed by the provider';

/** A payment provider that tests control. */
export type FakeProvider = PaymentProvider & {
  /** The key and the order of every payment that the server asked it to start. */
  startRequests: { key: string; kind: string; customerId: string | null }[];
  cancelled: string[];
  /** The users who were deleted at the provider. */
  forgotten: FormerPayer[];
  resumed: string[];
  usersChanged: { reference: string; users: number }[];
  /** The errors that the next calls throw, in this order. */
  faults: Error[];
  /** The records that `list` returns. */
  records: (ProviderSubscription | ProviderPurchase)[];
};

/** Creates the provider. It accepts every order, and every event with `SIGNATURE`. */
export function fakeProvider(): FakeProvider {
  const started = new Map<string, StartedPayment>();
  const provider: FakeProvider = {
    name: 'stripe',
    publishableKey: 'pk_test_1',
    formOrigins: FORM_ORIGINS,
    startRequests: [],
    cancelled: [],
    forgotten: [],
    resumed: [],
    usersChanged: [],
    faults: [],
    records: [],
    start: async ({ userId, customerId }, { kind }, key) => {
      provider.startRequests.push({ key, kind, customerId });
      await new Promise((resolve) => setTimeout(resolve, 5));
      const fault = provider.faults.shift();
      if (fault) throw fault;
      const known = started.get(key);
      const reference = `ref_${started.size + 1}`;
      const payment = known ?? {
        clientSecret: `${reference}_secret`,
        customerId: customerId ?? `cus_${userId}`,
        reference,
      };
      started.set(key, payment);
      return payment;
    },
    cancelAtPeriodEnd: async (reference) => {
      const fault = provider.faults.shift();
      if (fault) throw fault;
      provider.cancelled.push(reference);
    },
    forget: async (payer) => {
      const fault = provider.faults.shift();
      if (fault) throw fault;
      provider.forgotten.push(payer);
    },
    takeBackUsers: async () => null,
    giveBack: async () => null,
    present: async () => null,
    changeUsers: async (reference, users) => {
      const fault = provider.faults.shift();
      if (fault) throw fault;
      provider.usersChanged.push({ reference, users });
      return null;
    },
    resume: async (reference) => {
      const fault = provider.faults.shift();
      if (fault) throw fault;
      provider.resumed.push(reference);
    },
    readEvent: (body, signature) => {
      if (signature !== SIGNATURE) throw new UnverifiedEvent('not signed');
      return JSON.parse(body.toString()) as PaymentEvent;
    },
    list: async function* () {
      for (const record of provider.records) yield { ...record, customerIsGone: false };
    },
  };
  return provider;
}

let events = 0;

/** An event that tells of a subscription. */
export const subscriptionEvent = (
  more: Partial<ProviderSubscription> = {},
  at = '2026-01-05T09:00:00.000Z',
): PaymentEvent => ({
  id: `evt_${(events += 1)}`,
  type: 'customer.subscription.updated',
  at,
  payload: {
    subscription: {
      reference: 'ref_1',
      customerId: 'cus_1',
      plan: 'annual',
      users: 1,
      status: 'active',
      currentPeriodEnd: '2027-01-05T09:00:00.000Z',
      cancelAtPeriodEnd: false,
      ...more,
    },
  },
});

/** An event that tells of something bought once. */
export const purchaseEvent = (
  more: Partial<ProviderPurchase> = {},
  at = '2026-01-05T09:00:00.000Z',
): PaymentEvent => ({
  id: `evt_${(events += 1)}`,
  type: 'payment_intent.succeeded',
  at,
  payload: {
    purchase: {
      reference: 'ref_1',
      customerId: 'cus_1',
      bought: 'premiumPack',
      status: 'succeeded',
      ...more,
    },
  },
});
