import { Stripe } from 'stripe';

/** The version of Stripe's interface that every request asks for. */
const STRIPE_API_VERSION: string = '2023-08-16';

/** Where and how Stripe is reached. */
export type StripeAccess = {
  readonly secretKey: string;
  /** Another address than Stripe's own, for tests. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  /** How long one request may take, in milliseconds. */
  readonly timeout?: number;
  /** How often a request is sent again when it met a fault of the network or of Stripe. */
  readonly retries?: number;
};

/**
 * Creates the SDK client for our version of the API. The types of the SDK are those of a later version, so
 * answers are parsed.
 */
export function stripeClient({ secretKey, api, timeout, retries }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION as Stripe.LatestApiVersion,
    maxNetworkRetries: retries ?? 2,
    timeout: timeout ?? 10_000,
    telemetry: false,
    ...api,
  });
}
