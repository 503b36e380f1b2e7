import type { Order } from '@limber/domain/subscriptions/order';
import type {
  PaymentEvent,
  ProviderName,
  ProviderPurchase,
  ProviderSubscription,
} from '@limber/domain/subscriptions/payment-event';

/** `customerId` is null until the provider knows the user. */
export type Payer = { userId: number; email: string; fullName: string; customerId: string | null };

export type StartedPayment = {
  readonly clientSecret: string;
  readonly customerId: string;
  /** The provider's id of the subscription or the one-time payment. */
  readonly reference: string;
};

/** A user whose account is deleted, with all ids at the provider. */
export type FormerPayer = { userId: number; email: string; customerIds: readonly string[] };

/** A subscription or purchase listed by the provider. */
export type ListedRecord = (ProviderSubscription | ProviderPurchase) & {
  /** Whether the customer was deleted, and our records with them. */
  readonly customerIsGone: boolean;
};

/** The signature is missing, wrong or too old. */
export class UnverifiedEvent extends Error {}
/** The message may be shown to the user. */
export class PaymentRefused extends Error {}
/** The balance left from an earlier subscription covers the whole payment; the new one begins with its event. */
export class PaidByCredit extends Error {}
/** The provider failed or did not answer. The call may be repeated with the same key. */
export class ProviderUnavailable extends Error {}

/** A test card tried in the sandbox. */
type TestPayment = {
  readonly customerId: string;
  readonly clientSecret: string;
  readonly cardNumber: string;
  /** Whether the user passed the confirmation that some cards require. */
  readonly confirmed: boolean;
};

/** `event` is what a real provider would send. */
type TestOutcome = {
  readonly status: 'succeeded' | 'requires_action' | 'failed';
  readonly message: string | null;
  readonly reference: string;
  readonly event: PaymentEvent | null;
};

export type Sandbox = {
  /** Null when the customer has no such payment. */
  readonly confirm: (payment: TestPayment) => Promise<TestOutcome | null>;
  /** Renews subscriptions whose period is over and ends the cancelled ones. Returns their events. */
  readonly renew: () => Promise<PaymentEvent[]>;
};

/** Origins that the provider's payment form needs beside ours. */
export type FormOrigins = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly images: readonly string[];
};

export type PaymentProvider = {
  readonly name: ProviderName;
  readonly publishableKey: string | null;
  /** Null when the payment form needs no other origin. */
  readonly formOrigins: FormOrigins | null;
  /** Repeated calls with the same `key` return the same payment. Throws PaidByCredit. */
  readonly start: (payer: Payer, order: Order, key: string) => Promise<StartedPayment>;
  /** The subscription ends with its period. */
  readonly cancelAtPeriodEnd: (reference: string) => Promise<void>;
  /**
   * Ends all subscriptions at once, cancels open payments and deletes the user at the provider. Idempotent. Throws
   * ProviderUnavailable.
   */
  readonly forget: (payer: FormerPayer) => Promise<void>;
  /** Undoes a cancellation. Throws PaymentRefused once the subscription has ended. */
  readonly resume: (reference: string) => Promise<void>;
  /**
   * Changes the number of paid users: more are charged at once for the rest of the period, fewer are credited at the
   * next bill. Idempotent. Returns the event where the provider does not send it itself, else null. Throws
   * PaymentRefused when the card is declined: then nothing has changed.
   */
  readonly changeUsers: (reference: string, users: number) => Promise<PaymentEvent | null>;
  /**
   * Undoes a seat increase down to the previous number, and refunds its charge. Without an increase nothing happens.
   * Returns the event like `changeUsers`. Throws ProviderUnavailable.
   */
  readonly takeBackUsers: (reference: string, users: number) => Promise<PaymentEvent | null>;
  /**
   * Ends a subscription at once and refunds all that was paid for it. Idempotent: a repeated call does the remaining
   * part. Returns the event like `changeUsers`. Throws ProviderUnavailable.
   */
  readonly giveBack: (reference: string) => Promise<PaymentEvent | null>;
  /** The present state of a subscription; null when it was never paid. Throws ProviderUnavailable. */
  readonly present: (reference: string) => Promise<ProviderSubscription | null>;
  /** Verifies the signature over the raw bytes. Throws UnverifiedEvent. */
  readonly readEvent: (body: Buffer, signature: string | undefined) => PaymentEvent;
  /** All subscriptions and purchases of this installation, for reconciliation. */
  readonly list: () => AsyncIterable<ListedRecord>;
  /** Present only in the sandbox. */
  readonly sandbox?: Sandbox;
};
