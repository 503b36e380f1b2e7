import type { Subscription } from '@limber/contract/subscription';
import { orderProblem } from '@limber/domain/subscriptions/order';

/** The reason as a sentence; null when there is something to pay. */
export function whyNothingToPay(subscription: Subscription): string | null {
  if (subscription.foundingMember) {
    return 'You are a founding member: every exercise of the library is open to you, for good.';
  }
  return orderProblem({ kind: 'premiumPack' }, subscription);
}
