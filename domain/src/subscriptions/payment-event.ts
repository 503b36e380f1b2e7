import type { PurchaseState, SubscriptionState } from './paid-records.ts';

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

/** An event of a provider whose signature was verified. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  /** When it happened, in UTC: an older state never replaces a newer one. */
  readonly at: string;
  /** Null for events of other installations and of kinds that change nothing here. */
  readonly payload:
    | { readonly subscription: ProviderSubscription }
    | { readonly purchase: ProviderPurchase }
    | null;
};
