import type { StoredSubscription } from '@limber/domain/subscriptions/paid-records';
import type { PaymentProvider } from '#adapters/payments/payment-provider.ts';
import type { Deps } from '#deps.ts';
import { withPermit } from '#limits/limits.ts';
import { paymentsOff, refusePayment } from './payment-refusals.ts';
import { saveChange } from './subscription-changes.queries.ts';
import { findRecords, type OwnedSubscription, type Records } from './records.queries.ts';

type OwnSubscription = { subscription: OwnedSubscription; provider: PaymentProvider };

/** Serializes changes of a user's subscriptions, so that our records and the provider agree on the last one. */
export const changeInTurn = <Result>(
  { limits }: Pick<Deps, 'limits'>,
  userId: number,
  change: () => Promise<Result>,
): Promise<Result> =>
  withPermit(limits, { name: `subscriptions of ${userId}`, permits: 1 }, change);

/** The chosen subscription; null for none. Throws when its provider is off. */
export async function findOwnSubscription(
  { db, now, payments }: Pick<Deps, 'db' | 'now' | 'payments'>,
  userId: number,
  choose: (records: Records, now: Date) => StoredSubscription | null,
): Promise<OwnSubscription | null> {
  const { subscriptions } = await findRecords(db, userId, now());
  const chosen = choose({ subscriptions, purchases: [] }, now());
  const subscription = subscriptions.find(({ reference }) => reference === chosen?.reference);
  if (!subscription) return null;
  if (subscription.provider !== payments?.name) throw paymentsOff();
  return { subscription, provider: payments };
}

/**
 * Cancels the subscription at the end of its paid period. Throws Refused when the provider refuses
 * or fails.
 */
export async function cancelSubscription(
  { db }: Pick<Deps, 'db'>,
  own: OwnSubscription,
): Promise<void> {
  await own.provider.cancelAtPeriodEnd(own.subscription.reference).catch(refusePayment);
  await saveChange(db, own.subscription, { cancelAtPeriodEnd: true });
}

/** Undoes the cancellation. Throws Refused when the provider refuses or fails. */
export async function resumeSubscription(
  { db }: Pick<Deps, 'db'>,
  own: OwnSubscription,
): Promise<void> {
  await own.provider.resume(own.subscription.reference).catch(refusePayment);
  await saveChange(db, own.subscription, { cancelAtPeriodEnd: false });
}
