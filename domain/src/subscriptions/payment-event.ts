import type { PurchaseState, SubscriptionState } from './paid-records.ts';
import type { PaidTier } from './prices.ts';

/** The payment providers: Stripe, or the sandbox, which charges nothing. */
export type ProviderName = 'stripe' | 'sandbox';

/** A subscription as a provider reports it, with its own id of the customer. */
export type ProviderSubscription = Readonly<Omit<SubscriptionState, 'at'>> & {
  readonly customerId: string;
};

/** A lifetime tier or the Premium Exercise Pack as a provider reports it. */
export type ProviderPurchase = Readonly<Omit<PurchaseState, 'at'>> & {
  readonly customerId: string;
};

/** Money that a provider has taken: one for each period of a subscription, and for each purchase. */
export type ProviderPayment = {
  readonly customerId: string;
  /** The provider's id of the invoice, or of the payment for something bought once. */
  readonly reference: string;
  readonly bought: PaidTier | 'premiumPack';
  /** Users that are paid for; 1 except for a team. */
  readonly users: number;
  /** Everything that was paid, tax included. */
  readonly cents: number;
  /** As ISO 4217 names it, in small letters. */
  readonly currency: string;
  /** What of it is tax; 0 when the provider added none. */
  readonly taxCents: number;
  /** In UTC. */
  readonly paidAt: string;
  /** What was paid for lasts from then to then, in UTC; null when it was bought for good. */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** The last four digits of the card; null where the provider does not tell. */
  readonly cardEnding: string | null;
  /** The provider's own page of the invoice; null where there is none. */
  readonly invoiceUrl: string | null;
};

/** Money that a provider has given back. */
export type ProviderRefund = {
  readonly customerId: string;
  /** The reference of the payment that it was taken by. */
  readonly reference: string;
  /** All that was given back of this payment so far. */
  readonly cents: number;
};

/** What an event says. */
type PaymentNews = {
  readonly subscription?: ProviderSubscription;
  /** Whether the provider was asked for its state, since events did not tell which of two came last. */
  readonly isAsked?: boolean;
  readonly purchase?: ProviderPurchase;
  readonly payment?: ProviderPayment;
  readonly refund?: ProviderRefund;
};

/** An event of a provider whose signature was verified. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  /** When it happened, in UTC: an older state never replaces a newer one. */
  readonly at: string;
  /** Null for events of other installations and of kinds that change nothing here. */
  readonly payload: PaymentNews | null;
};
