import type { Order } from '@limber/domain/subscriptions/order';
import type { Selectable } from 'kysely';
import { locked } from '#db/locked.ts';
import type { Db, Tables } from '#db/schema.ts';

export type SandboxPayment = Selectable<Tables['sandbox_payment']>;
type NewPayment = Pick<SandboxPayment, 'reference' | 'key' | 'clientSecret' | 'customerId' | 'at'>;

/** Stores a payment unless one with this key exists; gives the stored one. */
export async function insertPayment(
  db: Db,
  payment: NewPayment & { order: Order },
): Promise<SandboxPayment> {
  return (
    db
      .insertInto('sandbox_payment')
      .values({
        ...payment,
        order: JSON.stringify(payment.order),
        status: 'open',
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
      })
      // An update of nothing, which gives the stored row also when that is deleted at this moment.
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: payment.key }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** The payment behind a secret, if it is this customer's. */
export async function findPayment(
  db: Db,
  customerId: string,
  clientSecret: string,
): Promise<SandboxPayment | undefined> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('clientSecret', '=', clientSecret)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
}

/** A payment that was paid, by its reference. */
export async function findPaid(db: Db, reference: string): Promise<SandboxPayment | undefined> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('reference', '=', reference)
    .where('status', '!=', 'open')
    .executeTakeFirst();
}

/** Marks a payment as paid unless it is already; gives the updated row, undefined when it was deleted. */
export async function markSandboxPaid(
  db: Db,
  reference: string,
  paid: Pick<SandboxPayment, 'currentPeriodEnd' | 'at'>,
): Promise<SandboxPayment | undefined> {
  await db
    .updateTable('sandbox_payment')
    .set({ ...paid, status: 'paid' })
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .execute();
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Ends a subscription at once, unless it has ended; gives the updated row, undefined when it was deleted. */
export async function endSandboxPayment(
  db: Db,
  reference: string,
  at: string,
): Promise<SandboxPayment | undefined> {
  await db
    .updateTable('sandbox_payment')
    .set({ status: 'ended', at })
    .where('reference', '=', reference)
    .where('status', '=', 'paid')
    .execute();
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Saves whether a subscription ends with its period. */
export async function setSandboxEnding(
  db: Db,
  reference: string,
  ending: Pick<SandboxPayment, 'cancelAtPeriodEnd' | 'at'>,
): Promise<void> {
  await db
    .updateTable('sandbox_payment')
    .set(ending)
    .where('reference', '=', reference)
    .where('cancelAtPeriodEnd', '!=', ending.cancelAtPeriodEnd)
    .execute();
}

type OrderChange = Pick<SandboxPayment, 'order' | 'creditCents' | 'at'>;

/** Changes what a paid subscription pays for, one change after the other; null when there is none, or no change. */
export async function changeOrder(
  db: Db,
  reference: string,
  decide: (payment: SandboxPayment) => OrderChange | null,
): Promise<{ before: SandboxPayment; after: SandboxPayment } | null> {
  return db.transaction().execute(async (tx) => {
    const row = tx
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('reference', '=', reference)
      .where('status', '=', 'paid');
    const before = await locked(tx, row).executeTakeFirst();
    const change = before && decide(before);
    if (!before || !change) return null;
    await tx
      .updateTable('sandbox_payment')
      .set({ ...change, order: JSON.stringify(change.order) })
      .where('reference', '=', reference)
      .execute();
    return { before, after: { ...before, ...change } };
  });
}

/** Subscriptions whose period is over at this moment. */
export async function findDuePayments(db: Db, at: string): Promise<SandboxPayment[]> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('status', '=', 'paid')
    .where('currentPeriodEnd', '<=', at)
    .execute();
}

/** Saves the next state of a due subscription, unless another server has saved it already. */
export async function savePeriod(
  db: Db,
  { reference, currentPeriodEnd }: SandboxPayment,
  next: Pick<SandboxPayment, 'status' | 'currentPeriodEnd' | 'creditCents' | 'at'>,
): Promise<void> {
  await db
    .updateTable('sandbox_payment')
    .set(next)
    .where('reference', '=', reference)
    .where('currentPeriodEnd', '=', currentPeriodEnd)
    .execute();
}

/** A page of the payments that were ever paid, ordered by reference. */
export async function listPaidPayments(
  db: Db,
  after: string,
  limit: number,
): Promise<SandboxPayment[]> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('status', '!=', 'open')
    .where('reference', '>', after)
    .orderBy('reference')
    .limit(limit)
    .execute();
}

/** Deletes all payments of these customers. */
export async function deletePayments(db: Db, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length === 0) return;
  await db
    .deleteFrom('sandbox_payment')
    .where('customerId', 'in', [...customerIds])
    .execute();
}
