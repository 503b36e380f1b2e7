import type { Subscription } from '@limber/contract/subscription';
import type { Order } from '@limber/domain/subscriptions/order';
import { isAbove } from '@limber/domain/subscriptions/paid-records';
import { PAID_TIERS } from '@limber/domain/subscriptions/prices';

/** The order as a query parameter of the return address. */
export function orderWord(order: Order): string {
  return order.kind === 'plan' ? order.plan : order.kind;
}

/** Parses the result of `orderWord`; null if invalid. The number of users is not included. */
export function orderFromWord(word: string | null): Order | null {
  if (word === 'premiumPack') return { kind: word };
  const plan = PAID_TIERS.find((plan) => plan === word);
  return plan ? { kind: 'plan', plan, users: 1 } : null;
}

/** The order in the provider's return address; null for other addresses. */
export function returnedOrder(search: string): Order | null {
  const query = new URLSearchParams(search);
  return query.has('payment_intent') ? orderFromWord(query.get('order')) : null;
}

/** True once the provider's event has arrived. */
export function hasOrdered(order: Order, { tier, premiumPack }: Subscription): boolean {
  if (order.kind === 'premiumPack') return premiumPack;
  return order.plan === tier || isAbove(tier, order.plan);
}

/** The page that confirms a payment. */
export function successAddress(order: Order, reference: string): string {
  const query = new URLSearchParams({ order: orderWord(order), payment_intent: reference });
  return `/checkout/success?${query.toString()}`;
}

/**
 * The payment reference in the provider's return address; null if missing, or if the payment
 * failed.
 */
export function paymentReference(search: string): string | null {
  const query = new URLSearchParams(search);
  const succeeded = (query.get('redirect_status') ?? 'succeeded') === 'succeeded';
  return succeeded ? query.get('payment_intent') || null : null;
}
