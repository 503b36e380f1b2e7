import type { Subscription } from '@limber/contract/subscription';
import { orderProblem } from '@limber/domain/subscriptions/order';

/** Why there is nothing to pay for the premium pack, in a sentence; null when there is. */
export function whyNothingToPay(subscription: Subscription): string | null {
  if (subscription.foundingMember) {
    return 'You are a founding member: every exercise of the library is open to you, for good.';
  }
  return orderProblem({ kind: 'premiumPack' }, subscription);
}
