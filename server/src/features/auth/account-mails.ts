import { createHash } from 'node:crypto';
import { accountKey } from '@limber/domain/accounts/account-rules';
import {
  LINKS_OF_ONE_ACCOUNT,
  LINKS_TO_ONE_ADDRESS,
  type LinkPurpose,
} from '@limber/domain/accounts/mail-rules';
import {
  addressInUseWords,
  confirmWords,
  type MailWords,
  resetWords,
} from '@limber/domain/accounts/mail-words';
import type { Mail } from '#adapters/mail/mailer.ts';
import { toMail } from '#adapters/mail/to-mail.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { securityEvent } from '#http/security-events.ts';
import {
  type EmailAccount,
  findEmailAccount,
  findHolder,
  holdsMailbox,
  isConfirmed,
  mailboxOf,
} from './email.queries.ts';
import { countMail } from './mail-counts.queries.ts';
import { createLink } from './mail-links.queries.ts';
import { findUserByName } from './users.queries.ts';

type MailDeps = Pick<Deps, 'db' | 'now' | 'outbox' | 'publicOrigin'>;

/** Mails the link to a new password to the owner of this username or address; nothing where there is none. */
export function mailReset(
  deps: MailDeps,
  call: Parameters<typeof securityEvent>[0],
  name: string,
): void {
  const { db, now, outbox, publicOrigin } = deps;
  outbox.post(async () => {
    const user = await findUserByName(db, name);
    const account = user && (await findEmailAccount(db, user.id));
    securityEvent(call, 'password-reset-requested', { userId: account?.id ?? null });
    if (!account) return [];
    const { id: userId, username } = account;
    const email = mailboxOf(account);
    if (!(await mayMailLink(deps, 'reset-password', account))) return [];
    const token = await db
      .transaction()
      .execute((tx) => createLink(tx, 'reset-password', { userId, email }, now()));
    return [toMail(email, resetWords(username, `${publicOrigin()}/reset-password#${token}`))];
  });
}

/**
 * Mails the link that confirms the user's address. When it is that of another account, whose owner has confirmed
 * it, they are told instead. Does nothing where no mail can be sent.
 */
export function mailConfirmation(deps: MailDeps, userId: number): void {
  const { db, outbox } = deps;
  if (!outbox.delivers) return;
  outbox.post(async () => {
    const account = await findEmailAccount(db, userId);
    if (!account || isConfirmed(account)) return [];
    if (!(await mayMailLink(deps, 'confirm-email', account))) return [];
    return [await confirmationOf(deps, userId, account.email)];
  });
}

async function confirmationOf(
  { db, now, publicOrigin }: MailDeps,
  userId: number,
  email: string,
): Promise<Mail> {
  // Also where it is not mailed: users may look at their open links, which must not tell whose the address is.
  const token = await db
    .transaction()
    .execute((tx) => createLink(tx, 'confirm-email', { userId, email }, now()));
  const holder = await findHolder(db, email);
  if (holder && holder.id !== userId && holder.emailConfirmedAt !== null) {
    return toMail(mailboxOf(holder), addressInUseWords(holder.username, `${publicOrigin()}/login`));
  }
  return toMail(email, confirmWords(`${publicOrigin()}/confirm-email#${token}`));
}

/** Tells the owner of an account what was changed, with the way to a new password. */
export function mailNotice(
  { outbox, publicOrigin }: MailDeps,
  account: EmailAccount,
  wordsWith: (forgotPassword: string) => MailWords,
): void {
  // In a log it would help nobody, and in the mailbox of somebody else neither.
  if (!outbox.delivers || !holdsMailbox(account)) return;
  const words = wordsWith(`${publicOrigin()}/forgot-password`);
  outbox.post(async () => [toMail(mailboxOf(account), words)]);
}

/** Several accounts may give one address: what strangers ask for theirs keeps its owner from nothing. */
async function mayMailLink(
  { db, now }: { db: Db; now: () => Date },
  purpose: LinkPurpose,
  account: EmailAccount,
): Promise<boolean> {
  const isReset = purpose === 'reset-password';
  const email = isReset ? mailboxOf(account) : account.email;
  const address = createHash('sha256').update(accountKey(email)).digest('base64url');
  const ofAccount = `${purpose} ${address} of ${account.id}`;
  if ((await countMail(db, ofAccount, LINKS_OF_ONE_ACCOUNT, now())) > 0) return false;
  if (isReset && holdsMailbox(account)) return true;
  return (await countMail(db, `${purpose} ${address}`, LINKS_TO_ONE_ADDRESS, now())) === 0;
}
