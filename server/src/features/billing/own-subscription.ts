import type { StoredSubscription } from '@limber/domain/subscriptions/paid-records';
import type { PaymentProvider } from '#adapters/payments/payment-provider.ts';
import type { Deps } from '#deps.ts';
import { withPermit } from '#limits/limits.ts';
import { paymentsOff, refusePayment } from './payment-refusals.ts';
import { saveChange } from './subscription-changes.queries.ts';
import { findRecords, type OwnedSubscription, type Records } from './records.queries.ts';

/** A subscription of a user, and the provider that knows it. */
type OwnSubscription = { subscription: OwnedSubscription; provider: PaymentProvider };

/** Changes plans of a user one after the other: what is stored last is what the provider was told last. */
export const changeInTurn = <Result>(
  { limits }: Pick<Deps, 'limits'>,
  userId: number,
  change: () => Promise<Result>,
): Promise<Result> =>
  withPermit(limits, { name: `subscriptions of ${userId}`, permits: 1 }, change);

/** The one of the user's subscriptions that is chosen; null for none. Throws when its provider is off. */
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

/** Lets a subscription end with the period that is paid for. Throws Refused when the provider does. */
export async function cancelSubscription(
  { db }: Pick<Deps, 'db'>,
  own: OwnSubscription,
): Promise<void> {
  await own.provider.cancelAtPeriodEnd(own.subscription.reference).catch(refusePayment);
  await saveChange(db, own.subscription, { cancelAtPeriodEnd: true });
}

/** Takes that back. Throws Refused when the provider does. */
export async function resumeSubscription(
  { db }: Pick<Deps, 'db'>,
  own: OwnSubscription,
): Promise<void> {
  await own.provider.resume(own.subscription.reference).catch(refusePayment);
  await saveChange(db, own.subscription, { cancelAtPeriodEnd: false });
}
