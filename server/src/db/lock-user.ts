import type { Db } from './schema.ts';

/**
 * Makes other transactions that lock this user wait until this one ends, so that what is read before a
 * write still holds when it is written. False when there is no such user, or no more.
 */
export async function lockUser(db: Db, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set((row) => ({ subscriptionTier: row.ref('subscriptionTier') }))
    .where('id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
