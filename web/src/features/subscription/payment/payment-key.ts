import { type Order, orderName } from '@limber/domain/subscriptions/order';
import { newIdempotencyKey } from '#api/idempotency-key.ts';

const nameOf = (order: Order) => `paymentKey_${orderName(order)}`;

/**
 * The Idempotency-Key of an order: the same at every try, also after a reload, so that an answer that
 * was lost never makes a second payment.
 */
export function paymentKey(order: Order): string {
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
