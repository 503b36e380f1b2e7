import { randomUUID } from 'node:crypto';
import type { Standing } from '@limber/domain/subscriptions/entitlements';
import { type Order, orderName, orderProblem } from '@limber/domain/subscriptions/order';
import { PAYMENT_SENTENCES } from '@limber/domain/subscriptions/payment-sentences';
import { type PaymentProvider, PaymentRefused } from '#adapters/payments/payment-provider.ts';
import { lockPerson } from '#db/lock-person.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { paymentsOff, refusePayment } from '#http/payment-refusals.ts';
import { Refused } from '#http/refused.ts';
import {
  type Begun,
  findByKey,
  findOpen,
  findPayer,
  forgetBegun,
  insertBegun,
  noteStarted,
} from './payments.queries.ts';

type Needs = {
  findStanding: (db: Db, userId: number) => Promise<Standing>;
  /** Applies what the provider told of a customer before it was known whose it is. */
  applyWaiting: (provider: PaymentProvider['name'], customerId: string) => Promise<unknown>;
};

type Wanted = { userId: number; order: Order; key: string | null };
export type StartPayment = (wanted: Wanted) => Promise<{ clientSecret: string }>;

/**
 * Starts payments, one for each order of a person at a time: however often and from wherever the same
 * is asked, it is the same payment. It is kept before the provider is asked, under a key that stays the
 * same, so that asking again after a fault or a crash repeats the question and starts nothing new.
 */
export function openCashDesk({ db, now, payments }: Deps, needs: Needs): StartPayment {
  const underWay = new Map<string, Promise<string>>();

  const begin = (provider: PaymentProvider['name'], { userId, order, key }: Wanted) =>
    db.transaction().execute(async (tx) => {
      await lockPerson(tx, userId);
      const problem = orderProblem(order, await needs.findStanding(tx, userId));
      if (problem !== null) throw new Refused(422, 'have-it-already', problem);
      const sameKey = key === null ? undefined : await findByKey(tx, userId, key);
      if (sameKey && sameKey.order !== orderName(order)) {
        throw new Refused(422, 'key-reused', PAYMENT_SENTENCES.keyReused);
      }
      const open = await findOpen(tx, userId, provider, order, now());
      const started = { userId, provider, order, key: key ?? randomUUID() };
      return open ?? insertBegun(tx, started, now());
    });

  const askProvider = async (provider: PaymentProvider, begun: Begun, order: Order) => {
    const payer = await findPayer(db, begun.userId, provider.name);
    const started = await provider.start(payer, order, begun.providerKey).catch(async (error) => {
      if (error instanceof PaymentRefused) await forgetBegun(db, begun);
      return refusePayment(error);
    });
    await db.transaction().execute((tx) => noteStarted(tx, begun, started));
    await needs.applyWaiting(provider.name, started.customerId);
    return started.clientSecret;
  };

  return async (wanted) => {
    if (!payments) throw paymentsOff();
    const begun = await begin(payments.name, wanted);
    const { clientSecret, providerKey } = begun;
    if (clientSecret !== null) return { clientSecret };
    const asked = underWay.get(providerKey) ?? askProvider(payments, begun, wanted.order);
    underWay.set(providerKey, asked);
    try {
      return { clientSecret: await asked };
    } finally {
      underWay.delete(providerKey);
    }
  };
}
