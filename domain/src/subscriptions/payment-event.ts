import type { PurchaseState, SubscriptionState } from './paid-records.ts';
import type { PaidTier } from './prices.ts';

/** The sandbox charges nothing. */
export type ProviderName = 'stripe' | 'sandbox';

/** A subscription as a provider reports it. */
export type ProviderSubscription = Readonly<Omit<SubscriptionState, 'at'>> & {
  readonly customerId: string;
};

/** A lifetime tier or the Premium Exercise Pack as a provider reports it. */
export type ProviderPurchase = Readonly<Omit<PurchaseState, 'at'>> & {
  readonly customerId: string;
};

/** A payment: one for each period of a subscription, and for each purchase. */
export type ProviderPayment = {
  readonly customerId: string;
  /** The provider's id of the invoice, or of the payment for something bought once. */
  readonly reference: string;
  readonly bought: PaidTier | 'premiumPack';
  /** 1 except for a team. */
  readonly users: number;
  /** Tax included. */
  readonly cents: number;
  /** ISO 4217, in lower case. */
  readonly currency: string;
  /** The tax within `cents`; 0 when the provider added none. */
  readonly taxCents: number;
  /** In UTC. */
  readonly paidAt: string;
  /** In UTC; null when bought for good. */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** The last four digits of the card; null when not known. */
  readonly cardEnding: string | null;
  /** The provider's own page; null for none. */
  readonly invoiceUrl: string | null;
};

export type ProviderRefund = {
  readonly customerId: string;
  /** The reference of the refunded payment. */
  readonly reference: string;
  /** All refunds of this payment so far. */
  readonly cents: number;
};

type PaymentNews = {
  readonly subscription?: ProviderSubscription;
  /** Whether the state was read from the provider, since events did not tell which of two came last. */
  readonly isAsked?: boolean;
  readonly purchase?: ProviderPurchase;
  readonly payment?: ProviderPayment;
  readonly refund?: ProviderRefund;
};

/** An event whose signature was verified. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  /** In UTC: an older state never replaces a newer one. */
  readonly at: string;
  /** Null for events of other installations and of kinds that change nothing here. */
  readonly payload: PaymentNews | null;
};
