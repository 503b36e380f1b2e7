import { afterEach, beforeEach } from 'vitest';
import type { Payer, PaymentProvider } from '#adapters/payments/payment-provider.ts';
import { createStripe, type StripeSettings } from '#adapters/payments/stripe.ts';
import {
  SIMULATED_KEYS,
  startStripeSimulator,
  type StripeSimulator,
} from './stripe-simulator/start-stripe-simulator.ts';

export type StripeAccount = {
  /** The simulated Stripe. */
  readonly stripe: StripeSimulator;
  /** The provider under test, with the official SDK. */
  readonly provider: PaymentProvider;
  /** A second provider, like another server or the same one after a restart. */
  readonly createProvider: (settings?: Partial<StripeSettings>) => PaymentProvider;
};

/** Gives each test an empty account at a simulated Stripe, and a provider that uses it. */
export function onStripe(): () => StripeAccount {
  let account: StripeAccount;
  beforeEach(async () => {
    const stripe = await startStripeSimulator();
    const settings = { ...SIMULATED_KEYS, installation: 'limber.example', api: stripe.api };
    const createProvider = (others: Partial<StripeSettings> = {}) =>
      createStripe({ ...settings, ...others });
    account = { stripe, createProvider, provider: createProvider() };
  });
  afterEach(() => account.stripe.close());
  return () => account;
}

/** A user who has never paid. */
export const payer: Payer = {
  userId: 7,
  email: 'ada@example.com',
  fullName: 'Ada Park',
  customerId: null,
};
