import { ACCOUNT_DATA_SENTENCES } from '@limber/domain/accounts/account-data';
import { isActive, type SubscriptionState } from '@limber/domain/subscriptions/paid-records';
import { ProviderUnavailable } from '#adapters/payments/payment-provider.ts';
import type { Deps } from '#deps.ts';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';
import { askForUnpaid } from './ask-provider.ts';
import { findCustomerIds, findPayingUser } from './customers.queries.ts';
import {
  findPaymentsBegun,
  NO_PAYMENTS_BEGUN,
  type PaymentsBegun,
} from './pending-payments.queries.ts';
import { findSubscriptionsForNobody, findRecords } from './records.queries.ts';
import { settleSeatIncreases } from './seat-increases.ts';

/**
 * Ends all of a user's payments at the provider before the account is deleted. Returns the payments begun so far.
 * Throws the 503 when the provider does not answer, and the 409 when a subscription belongs to another provider: no
 * account is deleted while its user is still charged.
 */
export async function endPayments(
  { db, now, payments }: Pick<Deps, 'db' | 'now' | 'payments'>,
  userId: number,
): Promise<PaymentsBegun> {
  const begun = await findPaymentsBegun(db, userId);
  const { subscriptions } = await findRecords(db, userId, now());
  const charged = subscriptions.filter(isCharged);
  if (charged.some(({ provider }) => provider === 'stripe' && provider !== payments?.name)) {
    throw new Refused(409, 'payments-off', ACCOUNT_DATA_SENTENCES.paymentsOff);
  }
  // Users without payments are unknown to the provider, which need not be reachable then.
  if (!payments || begun === NO_PAYMENTS_BEGUN) return begun;
  const payer = await findPayingUser(db, userId, payments.name);
  // The account is already deleted, with its payments.
  if (payer === null) return begun;
  const customerIds = await findCustomerIds(db, userId, payments.name);
  // Refunds first: without the account nobody would know of them. A refund that is impossible does not stop the
  // deletion.
  await askForUnpaid({ db, now, payments }, userId).catch(refuseOrThrow);
  for (const { reference } of await findSubscriptionsForNobody(db, payments.name, userId)) {
    await payments.giveBack(reference).catch(refuseIfDown);
  }
  for (const { fault } of await settleSeatIncreases({ db, now, payments }, userId))
    refuseIfDown(fault);
  await payments.forget({ userId, email: payer.email, customerIds }).catch(refuseOrThrow);
  return begun;
}

function refuseIfDown(error: unknown): void {
  if (!(error instanceof ProviderUnavailable)) return;
  throw new Refused(503, 'payments-unavailable', ACCOUNT_DATA_SENTENCES.paymentsNotEnded, {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

function refuseOrThrow(error: unknown): never {
  refuseIfDown(error);
  throw error;
}

const isCharged = (subscription: SubscriptionState): boolean =>
  isActive(subscription) && !subscription.cancelAtPeriodEnd;
