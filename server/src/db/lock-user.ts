import { prepared } from './prepared.ts';
import type { Db } from './schema.ts';

const writeUser = prepared((db, { userId }: { userId: number }) =>
  db
    .updateTable('user')
    .set((row) => ({ subscriptionTier: row.ref('subscriptionTier') }))
    .where('id', '=', userId)
    .returning('id'),
);

/**
 * Makes other transactions that lock this user wait until this one ends, so that what is read before a
 * write still holds when it is written. False when there is no such user, or no more.
 */
export async function lockUser(db: Db, userId: number): Promise<boolean> {
  const locked = await writeUser(db, { userId });
  return locked.length > 0;
}
