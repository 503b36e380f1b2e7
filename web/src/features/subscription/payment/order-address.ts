import type { Subscription } from '@limber/contract/subscription';
import type { Order } from '@limber/domain/subscriptions/order';
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

/** Whether the subscription includes the order, i.e. the provider's event has arrived. */
export function hasOrdered(order: Order, { tier, premiumPack }: Subscription): boolean {
  return order.kind === 'premiumPack' ? premiumPack : order.plan === tier;
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
