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
 * Ends at the provider all that a user pays for, before the account is deleted; gives the payments that it knew
 * of. Throws the 503 when the provider does not answer, and the 409 when another provider would have to end a
 * subscription: an account must not go while its user is still charged.
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
  // Whoever never began to pay is unknown to the provider, which then need not be reached.
  if (!payments || begun === NO_PAYMENTS_BEGUN) return begun;
  const payer = await findPayingUser(db, userId, payments.name);
  // The account is gone already, and with it what it paid for.
  if (payer === null) return begun;
  const customerIds = await findCustomerIds(db, userId, payments.name);
  // What is owed to them first: without the account nobody would know of it. What can never be given back does not
  // keep the account.
  await askForUnpaid({ db, now, payments }, userId).catch(refuseOrThrow);
  for (const { reference } of await findSubscriptionsForNobody(db, payments.name, userId)) {
    await payments.giveBack(reference).catch(refuseIfDown);
  }
  for (const { fault } of await settleSeatIncreases({ db, now, payments }, userId))
    refuseIfDown(fault);
  await payments.forget({ userId, email: payer.email, customerIds }).catch(refuseOrThrow);
  return begun;
}

/** Throws the 503 when the provider did not answer. */
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

/** Whether the provider will ask for money again. */
const isCharged = (subscription: SubscriptionState): boolean =>
  isActive(subscription) && !subscription.cancelAtPeriodEnd;
