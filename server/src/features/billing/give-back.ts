import type { Deps } from '#deps.ts';
import { applyEvent } from './apply-event.ts';
import { findSubscriptionsForNobody } from './records.queries.ts';
import { saveGivenBack } from './team-subscription.queries.ts';

/**
 * Ends and refunds team subscriptions that were bought beside a seat in another team: the payment may come long after
 * it was begun. Throws when the provider does not answer; maintenance repeats it.
 */
export async function giveBackForNobody(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  userId: number | null = null,
): Promise<void> {
  const { db, payments } = deps;
  if (!payments) return;
  const faults: unknown[] = [];
  for (const subscription of await findSubscriptionsForNobody(db, payments.name, userId)) {
    try {
      const event = await payments.giveBack(subscription.reference);
      if (event) await applyEvent(deps, payments.name, event);
      // The refund is owed until here, even when the subscription has already ended.
      await saveGivenBack(db, subscription);
    } catch (error) {
      // A failure does not stop the other refunds.
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Payments are not yet given back');
}
