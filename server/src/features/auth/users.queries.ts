import type { User } from '@limber/contract/auth';
import { accountKey } from '@limber/domain/accounts/account-rules';
import type { Db } from '#db/schema.ts';
import { freeEmailKey } from './email.queries.ts';

export const WIRE_COLUMNS = [
  'id',
  'fullName',
  'username',
  'email',
  'avatarUrl',
  'subscriptionTier',
  'role',
  'createdAt',
  'resetLinkGivenAt',
] as const;

/** The same columns with the table's name, for joins. */
export const USER_COLUMNS = WIRE_COLUMNS.map((column) => `user.${column}` as const);

type Profile = Pick<User, 'fullName' | 'username' | 'email'>;
export type UserWithPassword = User & { passwordHash: string };

/**
 * Creates an account. Call inside a transaction: locking the counter serializes registrations, so that accounts are
 * numbered without gaps.
 */
export async function insertUser(
  db: Db,
  profile: Profile & Pick<User, 'role'> & { passwordHash: string; signsInByEmail: boolean },
  now: Date,
): Promise<User> {
  // Read before the counter is locked, since that blocks other registrations.
  const emailKey = await freeEmailKey(db, profile.email);
  const { accounts } = await db
    .updateTable('installation')
    .set((row) => ({ accounts: row('accounts', '+', 1) }))
    .where('id', '=', 1)
    .returning('accounts')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('user')
    .values({
      ...profile,
      usernameKey: accountKey(profile.username),
      emailKey,
      accountNumber: accounts,
      subscriptionTier: 'free',
      avatarUrl: null,
      createdAt: now.toISOString(),
    })
    .returning(WIRE_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function findUser(db: Db, id: number): Promise<User | undefined> {
  return db.selectFrom('user').select(WIRE_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Whether the account exists and no administrator has closed it. */
export async function isOpenAccount(db: Db, id: number): Promise<boolean> {
  const open = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

export async function findUserByName(db: Db, name: string): Promise<User | undefined> {
  const key = accountKey(name);
  const users = await db
    .selectFrom('user')
    .select([...WIRE_COLUMNS, 'usernameKey'])
    .where((row) => row.or([row('usernameKey', '=', key), row('emailKey', '=', key)]))
    .execute();
  return users.find(({ usernameKey }) => usernameKey === key) ?? users[0];
}

/** Saves both names; `changeProfile` saves the address. */
export async function saveNames(
  db: Db,
  id: number,
  { fullName, username }: Omit<Profile, 'email'>,
): Promise<User> {
  return db
    .updateTable('user')
    .set({ fullName, username, usernameKey: accountKey(username) })
    .where('id', '=', id)
    .returning(WIRE_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Null for an unknown user. */
export async function findPasswordHash(db: Db, id: number): Promise<string | null> {
  const user = await db
    .selectFrom('user')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.passwordHash ?? null;
}

/**
 * Replaces this hash by another; false when it is no longer current. The row stays locked until the transaction ends.
 */
export async function replacePasswordHash(
  db: Db,
  id: number,
  from: string,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set({ passwordHash: to })
    .where('id', '=', id)
    .where('passwordHash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a reset link was given, which the user is told. */
export async function noteGivenResetLink(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('user')
    .set({ resetLinkGivenAt: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Replaces the password regardless of the old one. */
export async function savePasswordHash(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('user').set({ passwordHash }).where('id', '=', id).execute();
}
