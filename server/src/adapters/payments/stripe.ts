import type { FormOrigins, PaymentProvider } from './payment-provider.ts';
import { type StripeAccess, stripeClient } from './stripe-client.ts';
import { customerFor } from './stripe-customers.ts';
import { askStripe, translated } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';
import { stripeKey } from './stripe-find-or-create.ts';
import { listStripe } from './stripe-list.ts';
import { createPrices } from './stripe-prices.ts';
import { cancelAtPeriodEnd } from './stripe-cancel.ts';
import { startPurchase, startSubscription, wanted } from './stripe-start.ts';

/** All that it takes to be paid through Stripe. */
export type StripeSettings = StripeAccess & {
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** A name, at most 500 characters, for what belongs to this installation within the account. It must not change. */
  readonly installation: string;
  /** The time that signatures are judged by. */
  readonly now?: () => Date;
};

/** Stripe's form runs in frames of its own. */
export const FORM_ORIGINS: FormOrigins = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
};

/** Payments through Stripe. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const { installation, publishableKey, now = () => new Date() } = settings;
  const stripe = stripeClient(settings);
  const priceOf = createPrices(stripe);

  return {
    name: 'stripe',
    publishableKey,
    formOrigins: FORM_ORIGINS,
    start: (payer, order, key) =>
      askStripe(async () => {
        const thing = wanted(order);
        const userId = String(payer.userId);
        const mark = { installation, userId, attempt: stripeKey(installation, userId, key) };
        const customerId = await customerFor(stripe, payer, installation);
        if ('bought' in thing) return startPurchase(stripe, { customerId, mark }, thing.bought);
        const price = await priceOf(thing.plan);
        return startSubscription(stripe, { customerId, mark }, { ...thing, price });
      }),
    cancelAtPeriodEnd: (reference) => askStripe(() => cancelAtPeriodEnd(stripe, reference)),
    readEvent: (body, signature) =>
      readStripeEvent(stripe, settings, { body, signature, now: now() }),
    list: () => asked(listStripe(stripe, installation)),
  };
}

async function* asked<T>(things: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* things;
  } catch (error) {
    throw translated(error);
  }
}
