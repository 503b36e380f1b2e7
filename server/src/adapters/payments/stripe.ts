import type { FormOrigins, PaymentProvider } from './payment-provider.ts';
import { type StripeAccess, stripeClient } from './stripe-client.ts';
import { customerFor } from './stripe-customers.ts';
import { askStripe, translateStripeError } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';
import { forgetPayer } from './stripe-forget.ts';
import { giveBack } from './stripe-give-back.ts';
import { stripeKey } from './stripe-find-or-create.ts';
import { listStripe } from './stripe-list.ts';
import { createPrices } from './stripe-prices.ts';
import { changeUsers, takeBackUsers } from './stripe-users.ts';
import { cancelAtPeriodEnd, findPresent, resume } from './stripe-running.ts';
import { startPurchase, startSubscription, toStripeOrder } from './stripe-start.ts';

/** The settings of payments through Stripe. */
export type StripeSettings = StripeAccess & {
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** The installation's mark within the account: at most 500 characters, must not change. */
  readonly installation: string;
  readonly now?: () => Date;
};

/** Stripe's payment form runs in frames of its own origins. */
export const FORM_ORIGINS: FormOrigins = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
};

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
        const wanted = toStripeOrder(order);
        const userId = String(payer.userId);
        const mark = { installation, userId, attempt: stripeKey(installation, userId, key) };
        const customerId = await customerFor(stripe, payer, installation);
        if ('bought' in wanted) return startPurchase(stripe, { customerId, mark }, wanted.bought);
        const price = await priceOf(wanted.tier);
        return startSubscription(stripe, { customerId, mark }, { ...wanted, price });
      }),
    cancelAtPeriodEnd: (reference) => askStripe(() => cancelAtPeriodEnd(stripe, reference)),
    changeUsers: (reference, users) =>
      askStripe(() => changeUsers(stripe, reference, users)).then(() => null),
    takeBackUsers: (reference, users) =>
      askStripe(() => takeBackUsers(stripe, reference, users)).then(() => null),
    giveBack: (reference) => askStripe(() => giveBack(stripe, reference)).then(() => null),
    forget: (payer) => askStripe(() => forgetPayer(stripe, payer, installation)),
    resume: (reference) => askStripe(() => resume(stripe, reference)),
    present: (reference) => askStripe(() => findPresent(stripe, reference)),
    readEvent: (body, signature) =>
      readStripeEvent(stripe, settings, { body, signature, now: now() }),
    list: () => withTranslatedErrors(listStripe(stripe, installation)),
  };
}

async function* withTranslatedErrors<T>(objects: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* objects;
  } catch (error) {
    throw translateStripeError(error);
  }
}
