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

/** The user whose account is deleted, with every id that they have at the provider. */
export type FormerPayer = { userId: number; email: string; customerIds: readonly string[] };

/** A subscription or a purchase in the list of the provider. */
export type ListedRecord = (ProviderSubscription | ProviderPurchase) & {
  /** Whether its customer was deleted, and with them what we kept about it. */
  readonly customerIsGone: boolean;
};

/** The signature is missing, wrong or too old. */
export class UnverifiedEvent extends Error {}
/** The provider refused the payment; the message may be shown to the user. */
export class PaymentRefused extends Error {}
/** Nothing is left to pay: what an earlier plan left over has paid for this one, which begins with its event. */
export class PaidByCredit extends Error {}
/** The provider did not answer, or failed. The same call may be tried again with the same key. */
export class ProviderUnavailable extends Error {}

/** A test card that is tried in the sandbox. */
type TestPayment = {
  readonly customerId: string;
  readonly clientSecret: string;
  readonly cardNumber: string;
  /** Whether the user passed the confirmation that some cards require. */
  readonly confirmed: boolean;
};

/** The result; `event` is the one that a real provider would send. */
type TestOutcome = {
  readonly status: 'succeeded' | 'requires_action' | 'failed';
  readonly message: string | null;
  readonly reference: string;
  readonly event: PaymentEvent | null;
};

/** The operations that only the sandbox has. */
export type Sandbox = {
  /** Null when this customer has no such payment. */
  readonly confirm: (payment: TestPayment) => Promise<TestOutcome | null>;
  /** Renews subscriptions whose period is over, and ends the cancelled ones. Gives their events. */
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
  /** Null when the payment form needs no other origin. */
  readonly formOrigins: FormOrigins | null;
  /** Starts a payment; repeated calls with the same `key` give the same payment. Throws PaidByCredit. */
  readonly start: (payer: Payer, order: Order, key: string) => Promise<StartedPayment>;
  /** Cancels a subscription at the end of its period. */
  readonly cancelAtPeriodEnd: (reference: string) => Promise<void>;
  /**
   * Ends all that the user pays for, at once, cancels payments that are not finished, and deletes the user at
   * the provider. Repeated calls have no further effect. Throws ProviderUnavailable.
   */
  readonly forget: (payer: FormerPayer) => Promise<void>;
  /** Takes the cancellation of a subscription back, so that it renews. Throws PaymentRefused once it has ended. */
  readonly resume: (reference: string) => Promise<void>;
  /**
   * Changes the number of users that a subscription pays for: what more cost for the rest of the period is charged at
   * once, what fewer would have cost is credited at the next bill. The same number again has no effect. Gives the event
   * that a real provider sends by itself; null where it does. Throws PaymentRefused when the card is declined: then
   * nothing has changed.
   */
  readonly changeUsers: (reference: string, users: number) => Promise<PaymentEvent | null>;
  /**
   * Takes a raise back, to so many users as before: gives back what was charged for it. Where it was never made nothing
   * happens. Gives the event as `changeUsers`. Throws ProviderUnavailable.
   */
  readonly takeBackUsers: (reference: string, users: number) => Promise<PaymentEvent | null>;
  /**
   * Ends a subscription at once, and gives back all that was paid for it. Repeated calls have no further effect, and do
   * what is left. Gives the event that a real provider sends by itself; null where it does. Throws ProviderUnavailable.
   */
  readonly giveBack: (reference: string) => Promise<PaymentEvent | null>;
  /** The state of a subscription at this moment; null where there is none that was paid. Throws ProviderUnavailable. */
  readonly present: (reference: string) => Promise<ProviderSubscription | null>;
  /** Verifies the signature over the raw bytes. Throws UnverifiedEvent. */
  readonly readEvent: (body: Buffer, signature: string | undefined) => PaymentEvent;
  /** All subscriptions and purchases of this installation's customers, for reconciliation. */
  readonly list: () => AsyncIterable<ListedRecord>;
  /** Present only when the provider is the sandbox. */
  readonly sandbox?: Sandbox;
};
