import { randomUUID } from 'node:crypto';
import { type Order, orderName, orderProblem } from '@limber/domain/subscriptions/order';
import type { ProviderName } from '@limber/domain/subscriptions/payment-event';
import { PAYMENT_SENTENCES } from '@limber/domain/subscriptions/payment-sentences';
import { type PaymentProvider, PaymentRefused } from '#adapters/payments/payment-provider.ts';
import { lockUser } from '#db/lock-user.ts';
import type { Deps } from '#deps.ts';
import { withPermit } from '#limits/limits.ts';
import { Refused, signedOut } from '#http/refused.ts';
import { singleFlight } from '#limits/single-flight.ts';
import { applyWaitingEvents } from './apply-event.ts';
import { findPayingUser } from './customers.queries.ts';
import { getAccountStatus } from './entitlements.queries.ts';
import { paymentsOff, refusePayment } from './payment-refusals.ts';
import {
  deletePendingPayment,
  findPendingPayment,
  findPendingPaymentByKey,
  insertPendingPayment,
  type PendingPayment,
  recordProviderAnswer,
} from './pending-payments.queries.ts';

type BillingDeps = Pick<Deps, 'db' | 'now' | 'payments' | 'limits'>;
type PaymentRequest = { userId: number; order: Order; key: string | null };

/**
 * One request to the provider at a time per payment. Keys are random, so that servers in one process may share this.
 */
const askOnce = singleFlight<string>();

/**
 * Starts a payment; a user has one per order at a time, so repeated calls, from any device, return the same. It is
 * stored with its key before the request, so that a retry after a fault or crash repeats the request rather than
 * starting a second payment.
 */
export async function startPayment(
  deps: BillingDeps,
  request: PaymentRequest,
): Promise<{ clientSecret: string }> {
  const { payments } = deps;
  if (!payments) throw paymentsOff();
  const pending = await storePending(deps, payments.name, request);
  const { clientSecret, providerKey } = pending;
  if (clientSecret !== null) return { clientSecret };
  const semaphore = { name: `payment ${providerKey}`, permits: 1 };
  const ask = () =>
    withPermit(deps.limits, semaphore, () => askProvider(deps, payments, pending, request.order));
  return { clientSecret: await askOnce(providerKey, ask) };
}

/** The unfinished payment for this order, or a new one. Throws the 422. */
function storePending(
  { db, now }: BillingDeps,
  provider: ProviderName,
  { userId, order, key }: PaymentRequest,
): Promise<PendingPayment> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw signedOut();
    const problem = orderProblem(order, await getAccountStatus(tx, userId, now()));
    if (problem !== null) throw new Refused(422, 'have-it-already', problem);
    const sameKey = key === null ? undefined : await findPendingPaymentByKey(tx, userId, key);
    if (sameKey && sameKey.order !== orderName(order)) {
      throw new Refused(422, 'key-reused', PAYMENT_SENTENCES.keyReused);
    }
    const pending = await findPendingPayment(tx, userId, provider, order, now());
    const fresh = { userId, provider, order, key: key ?? randomUUID() };
    return pending ?? insertPendingPayment(tx, fresh, now());
  });
}

async function askProvider(
  { db, now }: BillingDeps,
  provider: PaymentProvider,
  pending: PendingPayment,
  order: Order,
): Promise<string> {
  const payer = await findPayingUser(db, pending.userId, provider.name);
  if (payer === null) throw signedOut();
  const started = await provider.start(payer, order, pending.providerKey).catch(async (error) => {
    if (error instanceof PaymentRefused) await deletePendingPayment(db, pending);
    return refusePayment(error);
  });
  const isRecorded = await db
    .transaction()
    .execute((tx) => recordProviderAnswer(tx, pending, started));
  if (!isRecorded) {
    // The account was deleted meanwhile, so nobody else could end this payment.
    await provider.forget({ ...payer, customerIds: [started.customerId] }).catch(refusePayment);
    throw signedOut();
  }
  // Events may have come before the customer's user was known.
  await applyWaitingEvents({ db, now }, provider.name, started.customerId);
  return started.clientSecret;
}
