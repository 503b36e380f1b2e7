import { sql } from 'kysely';
import { locked } from './locked.ts';
import type { Db } from './schema.ts';

/**
 * The ids of those who are administrators and not deactivated. All administrators are locked until the transaction
 * ends, in one order, so that none of them loses the role while another acts by it. Call first in a transaction.
 */
export async function lockAdministrators(tx: Db): Promise<number[]> {
  const administrators = await locked(
    tx,
    tx
      .selectFrom('user')
      .select(['id', 'deactivatedAt'])
      .where('role', '=', sql.lit('administrator' as const))
      .orderBy('id'),
  ).execute();
  return administrators.filter(({ deactivatedAt }) => deactivatedAt === null).map(({ id }) => id);
}

/** Locks them as well; whether this user is the only one of them. */
export async function lockAsOnlyAdministrator(tx: Db, userId: number): Promise<boolean> {
  const administrators = await lockAdministrators(tx);
  return administrators.length === 1 && administrators[0] === userId;
}
