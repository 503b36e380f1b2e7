import { isSqlite } from './is-sqlite.ts';
import { prepared } from './prepared.ts';
import type { Db } from './schema.ts';

/** In SQLite only one transaction writes at a time: who reads in it waits for nobody, and nobody changes it. */
const userForUpdate = prepared((db, { userId }: { userId: number }) => {
  const user = db.selectFrom('user').select('id').where('id', '=', userId);
  return isSqlite(db) ? user : user.forNoKeyUpdate();
});

/**
 * Makes other transactions that lock this user wait until this one ends, so that what is read before a
 * write still holds when it is written. False when there is no such user, or no more. Call inside a transaction.
 */
export async function lockUser(db: Db, userId: number): Promise<boolean> {
  const locked = await userForUpdate(db, { userId });
  return locked.length > 0;
}
