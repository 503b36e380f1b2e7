import type { Db } from './schema.ts';

/**
 * Makes other transactions that lock this user wait until this one ends, so that what is read before a
 * write still holds when it is written.
 */
export async function lockUser(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('user')
    .set((row) => ({ subscriptionTier: row.ref('subscriptionTier') }))
    .where('id', '=', userId)
    .execute();
}
