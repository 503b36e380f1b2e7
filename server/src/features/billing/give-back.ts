import type { Deps } from '#deps.ts';
import { applyEvent } from './apply-event.ts';
import { findSubscriptionsForNobody } from './records.queries.ts';
import { saveGivenBack } from './team-subscription.queries.ts';

/**
 * Ends the team plans that were bought beside a seat in another team, and gives back what was paid: the payment can be
 * made long after it was begun. Throws when the provider cannot be asked: then it is repeated by the maintenance.
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
      // Until then it is owed, also when its subscription has ended.
      await saveGivenBack(db, subscription);
    } catch (error) {
      // It does not keep the others from being given back.
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Payments are not yet given back');
}
