import type { Order } from '@limber/domain/subscriptions/order';
import type { PaidPlan } from '@limber/domain/subscriptions/prices';

/** Who pays. */
export type Payer = { userId: number; email: string; fullName: string; customerId: string | null };

/** What is bought. Amounts come from `prices.ts`, never from a browser. */
export type { Order };

/** A payment that was started: the browser finishes it with the secret. */
export type StartedPayment = {
  readonly clientSecret: string;
  readonly customerId: string;
  /** The provider's name for the subscription, or for the payment of something bought once. */
  readonly reference: string;
};

/** What the provider says of a subscription. */
export type ProviderSubscription = {
  readonly reference: string;
  readonly customerId: string;
  readonly plan: PaidPlan;
  readonly users: number;
  readonly status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  /** In UTC; null for what has no end. */
  readonly currentPeriodEnd: string | null;
  readonly cancelAtPeriodEnd: boolean;
};

/** Something that was bought once: a lifetime plan or the pack. */
export type ProviderPurchase = {
  readonly reference: string;
  readonly customerId: string;
  readonly bought: 'lifetime' | 'premiumPack';
  readonly status: 'succeeded' | 'failed' | 'refunded';
};

/** An event of the provider, verified and read. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  /** When it happened, in UTC: an older state never replaces a newer one. */
  readonly at: string;
  /** Null where the event is of a kind that changes nothing here. */
  readonly says:
    | { readonly subscription: ProviderSubscription }
    | { readonly purchase: ProviderPurchase }
    | null;
};

/** The signature is missing, wrong or too old. */
export class UnverifiedEvent extends Error {}
/** The provider said no: its sentence is for people. */
export class PaymentRefused extends Error {}
/** The provider does not answer, or answers with a fault of its own: try again with the same key. */
export class ProviderUnavailable extends Error {}

/** A test card held out to the sandbox. */
type TestPayment = {
  readonly customerId: string;
  readonly clientSecret: string;
  readonly cardNumber: string;
  /** The extra step that some cards ask for was passed. */
  readonly confirmed: boolean;
};

/** What became of it; the event is the one that a real provider would send. */
type TestOutcome = {
  readonly status: 'succeeded' | 'requires_action' | 'failed';
  readonly message: string | null;
  readonly reference: string;
  readonly event: PaymentEvent | null;
};

/** What only a provider can do that charges nothing. */
export type Rehearsal = {
  /** Null when this customer has no such payment. */
  readonly confirm: (payment: TestPayment) => Promise<TestOutcome | null>;
  /** Subscriptions whose period is over go on, or end when they were cancelled. */
  readonly renew: () => Promise<PaymentEvent[]>;
};

/** One way to be paid. */
export type PaymentProvider = {
  readonly name: 'stripe' | 'sandbox';
  readonly publishableKey: string | null;
  /** The same `key` starts one payment, however often it is asked. */
  readonly start: (payer: Payer, order: Order, key: string) => Promise<StartedPayment>;
  /** Lets a subscription run to its period's end and no further. */
  readonly cancelAtPeriodEnd: (reference: string) => Promise<void>;
  /** Verifies the signature over the raw bytes. Throws UnverifiedEvent. */
  readonly readEvent: (body: Buffer, signature: string | undefined) => PaymentEvent;
  /** Everything that the provider knows of this installation's customers, for reconciliation. */
  readonly list: () => AsyncIterable<ProviderSubscription | ProviderPurchase>;
  /** Where nothing is charged. */
  readonly rehearsal?: Rehearsal;
};
