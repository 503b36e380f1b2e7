import type { Db } from './schema.ts';

/**
 * Makes everybody else who wants this person's lock wait until the transaction ends, so that what is
 * read before a write still holds when it is written.
 */
export async function lockPerson(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('user')
    .set((row) => ({ subscriptionTier: row.ref('subscriptionTier') }))
    .where('id', '=', userId)
    .execute();
}
