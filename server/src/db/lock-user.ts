import { locked } from './locked.ts';
import { prepared } from './prepared.ts';
import type { Db } from './schema.ts';

const userForUpdate = prepared((db, { userId }: { userId: number }) =>
  locked(db, db.selectFrom('user').select('id').where('id', '=', userId)),
);

/**
 * Makes other transactions that lock this user wait until this one ends, so that what is read before a
 * write still holds when it is written. False when there is no such user, or no more. Call inside a transaction.
 */
export async function lockUser(db: Db, userId: number): Promise<boolean> {
  const found = await userForUpdate(db, { userId });
  return found.length > 0;
}
