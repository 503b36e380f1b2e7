import type { Subscription } from '@limber/contract/subscription';
import type { Order } from '@limber/domain/subscriptions/order';
import { isAbove } from '@limber/domain/subscriptions/paid-records';
import { PAID_TIERS } from '@limber/domain/subscriptions/prices';

/** The order as a query parameter of the address that the provider returns to. */
export function orderWord(order: Order): string {
  return order.kind === 'plan' ? order.plan : order.kind;
}

/** Parses the result of `orderWord`; null when invalid. The number of users is not part of it. */
export function orderFromWord(word: string | null): Order | null {
  if (word === 'premiumPack') return { kind: word };
  const plan = PAID_TIERS.find((plan) => plan === word);
  return plan ? { kind: 'plan', plan, users: 1 } : null;
}

/** The order in the address that the provider returned to; null where it did not. */
export function returnedOrder(search: string): Order | null {
  const query = new URLSearchParams(search);
  return query.has('payment_intent') ? orderFromWord(query.get('order')) : null;
}

/** Whether the subscription includes the order, i.e. the provider's event has arrived. */
export function hasOrdered(order: Order, { tier, premiumPack }: Subscription): boolean {
  if (order.kind === 'premiumPack') return premiumPack;
  return order.plan === tier || isAbove(tier, order.plan);
}

/** The address of the page that confirms a payment. */
export function successAddress(order: Order, reference: string): string {
  const query = new URLSearchParams({ order: orderWord(order), payment_intent: reference });
  return `/checkout/success?${query.toString()}`;
}

/**
 * Reads the payment's reference from the address that the provider returns to, which also holds its
 * status. Null when there is none, or when the payment did not succeed.
 */
export function paymentReference(search: string): string | null {
  const query = new URLSearchParams(search);
  const succeeded = (query.get('redirect_status') ?? 'succeeded') === 'succeeded';
  return succeeded ? query.get('payment_intent') || null : null;
}
