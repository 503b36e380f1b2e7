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
 * Sets a new password by the secret of a mailed link, ends all sessions, and gives the username, by which one
 * then signs in as anybody does. Throws Refused when the link works no more or the password is too easy.
 */
export async function resetPassword(deps: Deps, call: ResetCall): Promise<string> {
  const { db, now, passwords } = deps;
  const { token, newPassword } = call.body;
  // Looked at before the password is hashed, which is costly.
  const opened = await findLink(db, 'reset-password', token, now());
  const owner = opened && (await findUser(db, opened.userId));
  if (!owner) throw linkGone();
  await refuseWeakPassword(deps, { password: newPassword, owner, field: 'newPassword' });
  const hash = await passwords.hash(newPassword);
  const account = await db.transaction().execute(async (tx) => {
    const link = await findLink(tx, 'reset-password', token, now());
    if (link === null) throw linkGone();
    // The user first, as in every change of a password, or two of them could wait for each other for ever.
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

/** An address that whoever got into the account gave, and that nobody has confirmed, is forgotten. */
async function takeBackChangedEmail(
  tx: Db,
  { userId, email: sentTo }: MailLink,
): Promise<EmailAccount> {
  const account = await findEmailAccount(tx, userId);
  // Another address was confirmed since the link was sent to this one.
  if (!account || accountKey(mailboxOf(account)) !== accountKey(sentTo)) throw linkGone();
  const { formerEmail } = account;
  if (formerEmail === null) return account;
  await saveEmail(tx, userId, { email: formerEmail, formerEmail: null });
  await deleteLinks(tx, 'confirm-email', userId);
  return { ...account, email: formerEmail, formerEmail: null };
}

/** The refusal of a link that was used, replaced, or is too old. */
export const linkGone = (): Refused => new Refused(422, 'link-gone', MAIL_SENTENCES.linkGone);
