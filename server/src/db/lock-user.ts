import { locked } from './locked.ts';
import { prepared } from './prepared.ts';
import type { Db } from './schema.ts';

const userForUpdate = prepared((db, { userId }: { userId: number }) =>
  locked(db, db.selectFrom('user').select('id').where('id', '=', userId)),
);

/**
 * Other transactions that lock this user wait until this one ends, so that what is read before a write still holds.
 * False when the user does not exist. Call inside a transaction.
 */
export async function lockUser(db: Db, userId: number): Promise<boolean> {
  const found = await userForUpdate(db, { userId });
  return found.length > 0;
}
