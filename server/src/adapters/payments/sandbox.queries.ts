import type { Order } from '@limber/domain/subscriptions/order';
import type { Selectable } from 'kysely';
import { locked } from '#db/locked.ts';
import type { Db, Tables } from '#db/schema.ts';

export type SandboxPayment = Selectable<Tables['sandbox_payment']>;
type NewPayment = Pick<SandboxPayment, 'reference' | 'key' | 'clientSecret' | 'customerId' | 'at'>;

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
      // An empty update returns the stored row even while it is being deleted.
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: payment.key }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** The payment of this secret, if it belongs to the customer. */
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

export async function findPaid(db: Db, reference: string): Promise<SandboxPayment | undefined> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('reference', '=', reference)
    .where('status', '!=', 'open')
    .executeTakeFirst();
}

/** Idempotent. Returns undefined when the payment was deleted. */
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

/** Idempotent. Returns undefined when the payment was deleted. */
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

/** Saves whether the subscription ends with its period. */
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

/**
 * Changes a paid subscription, one change at a time. Null when there is none, or when nothing
 * differs.
 */
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

/** Subscriptions whose period is over. */
export async function findDuePayments(db: Db, at: string): Promise<SandboxPayment[]> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('status', '=', 'paid')
    .where('currentPeriodEnd', '<=', at)
    .execute();
}

/** Saves the next state of a due subscription unless another server has done it. */
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

/** One page of all paid payments, ordered by reference. */
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

export async function deletePayments(db: Db, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length === 0) return;
  await db
    .deleteFrom('sandbox_payment')
    .where('customerId', 'in', [...customerIds])
    .execute();
}
