import type { Order } from '@limber/domain/subscriptions/order';
import type {
  PaymentEvent,
  ProviderName,
  ProviderPurchase,
  ProviderSubscription,
} from '@limber/domain/subscriptions/payment-event';

/** The user who pays; `customerId` is null before the provider has ever seen them. */
export type Payer = { userId: number; email: string; fullName: string; customerId: string | null };

/** A payment that was started: the browser finishes it with the secret. */
export type StartedPayment = {
  readonly clientSecret: string;
  readonly customerId: string;
  /** The provider's id of the subscription, or of the payment for something bought once. */
  readonly reference: string;
};

/** The signature is missing, wrong or too old. */
export class UnverifiedEvent extends Error {}
/** The provider said no: its sentence is for people. */
export class PaymentRefused extends Error {}
/** The provider does not answer, or answers with a fault of its own: try again with the same key. */
export class ProviderUnavailable extends Error {}

/** A test card that is tried in the sandbox. */
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
export type Sandbox = {
  /** Null when this customer has no such payment. */
  readonly confirm: (payment: TestPayment) => Promise<TestOutcome | null>;
  /** Subscriptions whose period is over go on, or end when they were cancelled. */
  readonly renew: () => Promise<PaymentEvent[]>;
};

/** Origins that the provider's form in the browser needs beside our own. */
export type FormOrigins = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly images: readonly string[];
};

/** One way to be paid. */
export type PaymentProvider = {
  readonly name: ProviderName;
  readonly publishableKey: string | null;
  /** Null where the form is all ours. */
  readonly formOrigins: FormOrigins | null;
  /** The same `key` starts one payment, however often it is asked. */
  readonly start: (payer: Payer, order: Order, key: string) => Promise<StartedPayment>;
  /** Lets a subscription run to its period's end and no further. */
  readonly cancelAtPeriodEnd: (reference: string) => Promise<void>;
  /** Verifies the signature over the raw bytes. Throws UnverifiedEvent. */
  readonly readEvent: (body: Buffer, signature: string | undefined) => PaymentEvent;
  /** Everything that the provider knows of this installation's customers, for reconciliation. */
  readonly list: () => AsyncIterable<ProviderSubscription | ProviderPurchase>;
  /** Only where nothing is charged. */
  readonly sandbox?: Sandbox;
};
