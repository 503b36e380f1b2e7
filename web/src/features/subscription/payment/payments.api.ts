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

/** A payment that can be confirmed with the provider, or none where paying is off. */
type PaymentSetup =
  | { provider: 'off' }
  | { provider: 'sandbox'; clientSecret: string }
  | { provider: 'stripe'; clientSecret: string; publishableKey: string };

/** Sets up the payment of an order. Asked for again it gives the same payment, never a second one. */
export const paymentSetupQuery = (order: Order) =>
  queryOptions({
    queryKey: ['payment', orderName(order)],
    queryFn: () => setUp(order),
    // Whoever comes back later may meet another provider, or has paid in the meantime.
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
    // Refused for good: nothing stands behind the key that a later try would find again.
    if (error instanceof ApiError && error.status < 500) forgetPaymentKey(order);
    throw error;
  }
}

const nameOf = (order: Order) => `paymentKey_${orderName(order)}`;

/**
 * The Idempotency-Key of an order: the same at every try, also after a reload, so that an answer that
 * was lost never makes a second payment.
 */
function paymentKey(order: Order): string {
  const kept = sessionStorage.getItem(nameOf(order));
  if (kept !== null) return kept;
  const key = newIdempotencyKey();
  sessionStorage.setItem(nameOf(order), key);
  return key;
}

/** The order is settled: the next one of its kind is another one. */
export function forgetPaymentKey(order: Order): void {
  sessionStorage.removeItem(nameOf(order));
}
