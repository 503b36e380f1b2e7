import { Stripe } from 'stripe';

/** The API version of every request. */
const STRIPE_API_VERSION: string = '2023-08-16';

export type StripeAccess = {
  readonly secretKey: string;
  /** Another address than Stripe's, for tests. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  /** Milliseconds for one request. */
  readonly timeout?: number;
  /** Retries after faults of the network or of Stripe. */
  readonly retries?: number;
};

/** The SDK's types belong to a later API version, so answers are parsed. */
export function stripeClient({ secretKey, api, timeout, retries }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION as Stripe.LatestApiVersion,
    maxNetworkRetries: retries ?? 2,
    timeout: timeout ?? 10_000,
    telemetry: false,
    ...api,
  });
}
