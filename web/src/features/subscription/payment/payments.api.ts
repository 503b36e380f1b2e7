import {
  createPaymentIntent,
  createSubscription,
  getPaymentMethods,
} from '@limber/contract/subscription';
import { type Order, orderName } from '@limber/domain/subscriptions/order';
import { PRICES } from '@limber/domain/subscriptions/prices';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { newIdempotencyKey } from '#api/request.ts';
import { ofTab } from '#browser/stored.ts';

/** 'off' without a provider. */
type PaymentSetup =
  | { provider: 'off' }
  | { provider: 'sandbox'; clientSecret: string }
  | { provider: 'stripe'; clientSecret: string; publishableKey: string };

/** Fetching again returns the same payment, never a second one. */
export const paymentSetupQuery = (order: Order) =>
  queryOptions({
    queryKey: ['payment', orderName(order)],
    queryFn: () => setUp(order),
    // Not cached: the provider or the payment may have changed by the next visit.
    gcTime: 0,
  });

async function setUp(order: Order): Promise<PaymentSetup> {
  const { provider, publishableKey } = await call(getPaymentMethods);
  if (provider === 'off') return { provider };
  const { clientSecret } = await start(order);
  if (provider === 'sandbox') return { provider, clientSecret };
  if (publishableKey === null) throw new Error('Stripe has no publishable key');
  return { provider, clientSecret, publishableKey };
}

async function start(order: Order): Promise<{ clientSecret: string }> {
  const options = { headers: { 'Idempotency-Key': paymentKey(order) } };
  try {
    if (order.kind === 'premiumPack') {
      const amount = PRICES.premiumPack.cents / 100;
      return await call(createPaymentIntent, { body: { amount } }, options);
    }
    const { plan, users } = order;
    const body = plan === 'team' ? { plan, users } : { plan };
    return await call(createSubscription, { body }, options);
  } catch (error) {
    // A 4xx created no payment, so the next attempt gets a new key.
    if (error instanceof ApiError && error.status < 500) forgetPaymentKey(order);
    throw error;
  }
}

const nameOf = (order: Order) => `paymentKey_${orderName(order)}`;

/**
 * One Idempotency-Key for all attempts, also after a reload, so that a lost answer never causes a
 * second payment.
 */
function paymentKey(order: Order): string {
  const kept = ofTab.get(nameOf(order));
  if (kept !== null) return kept;
  const key = newIdempotencyKey();
  ofTab.set(nameOf(order), key);
  return key;
}

/** Call when the order is settled, so that the next one gets a new key. */
export function forgetPaymentKey(order: Order): void {
  ofTab.remove(nameOf(order));
}
