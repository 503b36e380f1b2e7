import { randomBytes } from 'node:crypto';
import { registration } from '@limber/contract/auth';
import { type AdminActionKind, COMMAND_LINE } from '@limber/domain/accounts/administration';
import { violatedColumn } from '#db/faults.ts';
import { lockAsOnlyAdministrator } from '#db/lock-administrators.ts';
import type { Db } from '#db/schema.ts';
import { insertAdminAction } from '#features/admin/audit-log.queries.ts';
import { tellOwner } from '#features/auth/account-mails.ts';
import { makeGivenResetLink } from '#features/auth/give-reset-link.ts';
import {
  changeRole,
  endSessions,
  findByUsername,
  listAccounts,
  reactivate,
} from '#features/auth/manage-accounts.queries.ts';
import { createPasswordHasher, OWASP_PASSWORD_COST } from '#features/auth/password.ts';
import { deleteSecondFactor } from '#features/auth/second-factor.queries.ts';
import { insertUser } from '#features/auth/users.queries.ts';
import { securityEvent } from '#http/security-events.ts';
import type { Context } from '../run-command.ts';

const PASSWORD_BYTES = 12;

/** Adds a line to the administrators' audit log. Call inside the transaction of the action. */
export async function noteCommand(
  { now }: Pick<Context, 'now'>,
  tx: Db,
  action: AdminActionKind,
  subjectId: number,
): Promise<void> {
  await insertAdminAction(tx, { actorId: COMMAND_LINE, action, subjectId }, now());
}

/** One account per line, in columns. */
export async function list({ db }: Context): Promise<string[]> {
  const accounts = await listAccounts(db);
  const lines = accounts.map((account) => [
    account.username,
    account.email,
    account.role,
    account.subscriptionTier,
    account.createdAt.slice(0, 10),
    account.deactivatedAt === null
      ? (account.lastUsedAt?.slice(0, 10) ?? 'signed out')
      : 'deactivated',
  ]);
  const header = ['username', 'e-mail', 'role', 'plan', 'since', 'last used'];
  return [header, ...lines].map((columns) => columns.join('\t'));
}

/** Prints the new account's password once. */
export async function create(
  context: Context,
  username: string,
  { email, name }: { email: string; name: string | undefined },
): Promise<string[]> {
  const { db, now } = context;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const parsed = registration.safeParse({ username, email, password, fullName: name ?? username });
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ message }) => message).join('. '));
  const { password: _, ...profile } = parsed.data;
  const passwordHash = await createPasswordHasher(OWASP_PASSWORD_COST).hash(password);
  const account = { ...profile, role: 'member' as const, passwordHash, signsInByEmail: true };
  const user = await db
    .transaction()
    .execute(async (tx) => {
      const opened = await insertUser(tx, account, now());
      await noteCommand(context, tx, 'opened', opened.id);
      return opened;
    })
    .catch((error: unknown) => {
      const column = violatedColumn(error, ['usernameKey', 'emailKey']);
      if (column === null) throw error;
      const taken = column === 'usernameKey' ? 'username' : 'address of e-mail';
      throw new Error(`There is an account with this ${taken} already.`);
    });
  securityEvent(context, 'registered', { userId: user.id, reason: user.role });
  return [`Opened ${user.username} (${user.role}). The password is ${password}: change it soon.`];
}

/** Makes the account an administrator; open invitations for the first administrator end. */
export async function appoint(context: Context, username: string): Promise<string[]> {
  const account = await findAccount(context, username);
  if (account.deactivatedAt !== null) {
    throw new Error(`${account.username} is deactivated: reactivate the account first.`);
  }
  await context.db.transaction().execute(async (tx) => {
    if (await changeRole(tx, account.id, 'administrator')) {
      await noteCommand(context, tx, 'role-administrator', account.id);
    }
  });
  securityEvent(context, 'role-changed', { userId: account.id, reason: 'administrator' });
  return [`${account.username} is an administrator.`];
}

export async function reopen(context: Context, username: string): Promise<string[]> {
  const account = await findAccount(context, username);
  const wasClosed = await context.db.transaction().execute(async (tx) => {
    if (!(await reactivate(tx, account.id))) return false;
    await noteCommand(context, tx, 'reactivated', account.id);
    return true;
  });
  if (!wasClosed) return [`${account.username} is not deactivated.`];
  securityEvent(context, 'account-reactivated', { userId: account.id });
  return [`${account.username} can sign in again.`];
}

/** Throws when nobody else is an administrator. */
export async function dismiss(context: Context, username: string): Promise<string[]> {
  const account = await findAccount(context, username);
  await context.db.transaction().execute(async (tx) => {
    if (await lockAsOnlyAdministrator(tx, account.id)) {
      throw new Error(`${account.username} is the only administrator: appoint another one first.`);
    }
    if (await changeRole(tx, account.id, 'member')) {
      await noteCommand(context, tx, 'role-member', account.id);
    }
  });
  securityEvent(context, 'role-changed', { userId: account.id, reason: 'member' });
  return [`${account.username} is a member.`];
}

export async function signOut(context: Context, username: string): Promise<string[]> {
  const account = await findAccount(context, username);
  const ended = await context.db.transaction().execute(async (tx) => {
    const sessions = await endSessions(tx, account.id);
    if (sessions > 0) await noteCommand(context, tx, 'sessions-ended', account.id);
    return sessions;
  });
  securityEvent(context, 'all-sessions-ended', { userId: account.id });
  return [`${account.username} is signed out everywhere; sessions ended: ${ended}.`];
}

/** Removes a second factor that its owner has lost: from now on the password is enough. */
export async function removeSecondFactor(context: Context, username: string): Promise<string[]> {
  const account = await findAccount(context, username);
  const { config, db, now } = context;
  await db.transaction().execute(async (tx) => {
    await deleteSecondFactor(tx, account.id);
    await noteCommand(context, tx, 'second-factor-off', account.id);
    // A running server sends the notice that is queued here.
    const outbox = { delivers: config.smtp !== null };
    await tellOwner({ now, outbox }, tx, account.id, 'second-factor-off');
  });
  securityEvent(context, 'second-factor-off', { userId: account.id });
  return [`${account.username} signs in with the password alone.`];
}

/** A password reset link as in the mail: good once, for half an hour. */
export async function resetLink(context: Context, username: string): Promise<string[]> {
  const { config, db, now } = context;
  const { id: userId } = await findAccount(context, username);
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const link = await db.transaction().execute(async (tx) => {
    await noteCommand(context, tx, 'reset-link', userId);
    return makeGivenResetLink(tx, userId, { origin, now: now() });
  });
  securityEvent(context, 'reset-link-given', { userId });
  return [link, `Works once, within 30 minutes; for ${username} alone.`];
}

export async function findAccount({ db }: Context, username: string) {
  const account = await findByUsername(db, username);
  if (!account) throw new Error(`There is no account with the username ${username}.`);
  return account;
}
