import { sql } from 'kysely';
import { locked } from './locked.ts';
import type { Db } from './schema.ts';

/**
 * Ids of active administrators. All administrators are locked in one order until the transaction ends, so that none
 * loses the role while another acts by it. Call first in a transaction.
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

/** Locks the administrators. True when this user is the only active one. */
export async function lockAsOnlyAdministrator(tx: Db, userId: number): Promise<boolean> {
  const administrators = await lockAdministrators(tx);
  return administrators.length === 1 && administrators[0] === userId;
}
