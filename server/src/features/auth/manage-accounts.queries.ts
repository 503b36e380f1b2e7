import { accountKey } from '@limber/domain/accounts/account-rules';
import type { User } from '@limber/contract/auth';
import type { Db } from '#db/schema.ts';
import { deleteAdministratorInvitations } from './invitations.queries.ts';
import { clearAccountAttempts } from './sign-in-attempts.queries.ts';

/** An account as an operator sees it, without health data. */
type ListedAccount = Pick<User, 'id' | 'username' | 'email' | 'role' | 'subscriptionTier'> & {
  createdAt: string;
  /** Null without a session. */
  lastUsedAt: string | null;
  /** Null while the account is open. */
  deactivatedAt: string | null;
};

export async function listAccounts(db: Db): Promise<ListedAccount[]> {
  return db
    .selectFrom('user')
    .leftJoin('session', 'session.userId', 'user.id')
    .select((row) => [
      'user.id',
      'user.username',
      'user.email',
      'user.role',
      'user.subscriptionTier',
      'user.createdAt',
      'user.deactivatedAt',
      row.fn.max('session.lastUsedAt').as('lastUsedAt'),
    ])
    .groupBy('user.id')
    .orderBy('user.id')
    .execute();
}

/** Ignores case; mail addresses are not matched. */
export async function findByUsername(
  db: Db,
  username: string,
): Promise<
  Pick<ListedAccount, 'id' | 'username' | 'email' | 'role' | 'deactivatedAt'> | undefined
> {
  return db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'role', 'deactivatedAt'])
    .where('usernameKey', '=', accountKey(username))
    .executeTakeFirst();
}

/** Returns false for the same role. A new administrator ends unused administrator codes. */
export async function changeRole(tx: Db, id: number, role: User['role']): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user')
    .set({ role })
    .where('id', '=', id)
    .where('role', '!=', role)
    .executeTakeFirst();
  if (role === 'administrator') await deleteAdministratorInvitations(tx);
  return numUpdatedRows > 0n;
}

/** Signs a user out everywhere. Returns the number of sessions. */
export async function endSessions(db: Db, userId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Closes an account, its sessions and mailed links. False when it is already closed. */
export async function deactivate(tx: Db, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user')
    .set({ deactivatedAt: at.toISOString() })
    .where('id', '=', id)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await endSessions(tx, id);
  await tx.deleteFrom('mail_link').where('userId', '=', id).execute();
  return true;
}

/** Reopens an account and clears failed attempts. False when it is open. */
export async function reactivate(tx: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user')
    .set({ deactivatedAt: null })
    .where('id', '=', id)
    .where('deactivatedAt', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await clearAccountAttempts(tx, id);
  return true;
}

export async function isDeactivated(db: Db, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('user')
    .select('deactivatedAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && user.deactivatedAt !== null;
}
