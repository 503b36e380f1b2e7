import type { Subscription } from '@limber/contract/subscription';
import type { Order } from '@limber/domain/subscriptions/order';
import { PAID_PLANS } from '@limber/domain/subscriptions/prices';

/** The order as it stands in the address that the provider sends somebody back to. */
export function orderWord(order: Order): string {
  return order.kind === 'plan' ? order.plan : order.kind;
}

/** The order of such a word, or null. How many users it was for is settled by then. */
export function orderFromWord(word: string | null): Order | null {
  if (word === 'premiumPack') return { kind: word };
  const plan = PAID_PLANS.find((plan) => plan === word);
  return plan ? { kind: 'plan', plan, users: 1 } : null;
}

/** Whether the provider's event has arrived: what was ordered is theirs. */
export function hasOrdered(order: Order, { tier, premiumPack }: Subscription): boolean {
  return order.kind === 'premiumPack' ? premiumPack : order.plan === tier;
}

/**
 * What a payment provider puts into the address after a payment: the payment's reference, and how it
 * went. Null where there is none, or where it did not succeed.
 */
export function paymentReference(search: string): string | null {
  const query = new URLSearchParams(search);
  const succeeded = (query.get('redirect_status') ?? 'succeeded') === 'succeeded';
  return succeeded ? query.get('payment_intent') || null : null;
}
