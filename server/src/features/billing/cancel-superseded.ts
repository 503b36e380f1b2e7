import { superseded } from '@limber/domain/subscriptions/paid-records';
import type { Deps } from '#deps.ts';
import { saveChange } from './subscription-changes.queries.ts';
import { findRecords, findUsersPayingTwice } from './records.queries.ts';

type BillingDeps = Pick<Deps, 'db' | 'now' | 'payments'>;

/** Cancels subscriptions that a better one has replaced, so that the user does not pay twice. */
export async function cancelSuperseded(
  { db, now, payments }: BillingDeps,
  userId: number,
): Promise<void> {
  if (!payments) return;
  const records = await findRecords(db, userId, now());
  for (const subscription of superseded(records, now())) {
    const { provider, reference } = subscription;
    if (provider !== payments.name) continue;
    await payments.cancelAtPeriodEnd(reference);
    await saveChange(db, subscription, { cancelAtPeriodEnd: true });
  }
}

/** Cancels the replaced subscriptions of all users. A failure does not stop the others. */
export async function cancelAllSuperseded(deps: BillingDeps): Promise<void> {
  const faults: unknown[] = [];
  for (const userId of await findUsersPayingTwice(deps.db)) {
    await cancelSuperseded(deps, userId).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0)
    throw new AggregateError(faults, 'Subscriptions that were replaced go on for now');
}
