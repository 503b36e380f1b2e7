import { accountKey } from '@limber/domain/accounts/account-rules';
import { MAIL_SENTENCES } from '@limber/domain/accounts/mail-rules';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { Refused } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import { mailNotice } from './account-mails.ts';
import { type EmailAccount, findEmailAccount, mailboxOf, saveEmail } from './email.queries.ts';
import { deleteLinks, findLink, type MailLink, useLink } from './mail-links.queries.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { deleteAllSessions } from './session.queries.ts';
import { clearAccountAttempts } from './sign-in-attempts.queries.ts';
import { findUser, savePasswordHash } from './users.queries.ts';

type ResetCall = Parameters<typeof securityEvent>[0] & {
  body: { token: string; newPassword: string };
};

/**
 * Sets a new password by a mailed link, ends all sessions, and returns the username. Throws Refused for an expired link
 * or a weak password.
 */
export async function resetPassword(deps: Deps, call: ResetCall): Promise<string> {
  const { db, now, passwords } = deps;
  const { token, newPassword } = call.body;
  // Checked before the expensive hash.
  const opened = await findLink(db, 'reset-password', token, now());
  const owner = opened && (await findUser(db, opened.userId));
  if (!owner) throw linkGone();
  await refuseWeakPassword(deps, { password: newPassword, owner, field: 'newPassword' });
  const hash = await passwords.hash(newPassword);
  const account = await db.transaction().execute(async (tx) => {
    const link = await findLink(tx, 'reset-password', token, now());
    if (link === null) throw linkGone();
    // The user is locked first, as in every change of a password, to avoid deadlocks.
    await savePasswordHash(tx, link.userId, hash);
    if (!(await useLink(tx, token))) throw linkGone();
    await clearAccountAttempts(tx, link.userId);
    await deleteAllSessions(tx, link.userId);
    const owner = await takeBackChangedEmail(tx, link);
    await mailNotice(deps, tx, owner, 'password-changed');
    return owner;
  });
  deps.outbox.wake();
  securityEvent(call, 'password-reset', { userId: account.id });
  return account.username;
}

/** Discards an unconfirmed address, which an intruder may have set. */
async function takeBackChangedEmail(
  tx: Db,
  { userId, email: sentTo }: MailLink,
): Promise<EmailAccount> {
  const account = await findEmailAccount(tx, userId);
  if (!account || accountKey(mailboxOf(account)) !== accountKey(sentTo)) throw linkGone();
  const { formerEmail } = account;
  if (formerEmail === null) return account;
  await saveEmail(tx, userId, { email: formerEmail, formerEmail: null });
  await deleteLinks(tx, 'confirm-email', userId);
  return { ...account, email: formerEmail, formerEmail: null };
}

export const linkGone = (): Refused => new Refused(422, 'link-gone', MAIL_SENTENCES.linkGone);
