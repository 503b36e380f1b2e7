import { accountKey } from '@limber/domain/accounts/account-rules';
import {
  LINKS_OF_ONE_ACCOUNT,
  LINKS_TO_ONE_ADDRESS,
  type LinkPurpose,
  MAIL_LIFETIME_MS,
} from '@limber/domain/accounts/mail-rules';
import {
  addressInUseWords,
  confirmWords,
  givenResetWords,
  noticeWords,
  resetWords,
  teamInvitationWords,
} from '@limber/domain/accounts/mail-words';
import type { Mail } from '#adapters/mail/mailer.ts';
import type { ClaimedMail } from '#adapters/mail/outbox.ts';
import { toMail } from '#adapters/mail/to-mail.ts';
import type { Deps } from '#deps.ts';
import { linkToInvitation } from '#features/team/link-to-invitation.ts';
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
import { hashToken } from './secret-token.ts';
import {
  claimMail,
  deleteWaitingMail,
  postponeMail,
  type WaitingMail,
} from './waiting-mails.queries.ts';

type WriteDeps = Pick<Deps, 'db' | 'now' | 'publicOrigin'>;

/** Claims the next mail for the outbox; null when none is due. */
export async function claimWaitingMail(deps: WriteDeps): Promise<ClaimedMail | null> {
  const { db, now } = deps;
  const claimed = await claimMail(db, now());
  if (claimed === null) return null;
  const { id, kind, attempts, createdAt } = claimed;
  return {
    kind,
    attempts,
    isTooOld: now().getTime() - Date.parse(createdAt) > MAIL_LIFETIME_MS,
    make: () => writeMail(deps, claimed),
    remove: () => deleteWaitingMail(db, id),
    postpone: (pauseMs) => postponeMail(db, id, pauseMs, now()),
  };
}

async function writeMail(deps: WriteDeps, waiting: WaitingMail): Promise<Mail | null> {
  const { db, publicOrigin } = deps;
  const { userId, kind, recipient } = waiting;
  const account = userId === null ? undefined : await findEmailAccount(db, userId);
  if (!account) return null;
  if (kind === 'confirm-email' && isConfirmed(account)) return null;
  const isOpen = account.deactivatedAt === null;
  if (kind === 'reset-password' || kind === 'confirm-email') {
    if (!isOpen || !(await mayMailLink(deps, kind, account, waiting))) return null;
    return kind === 'reset-password'
      ? resetOf(deps, account, resetWords)
      : confirmationOf(deps, account);
  }
  // Given by an administrator, so the limit on requests by strangers does not apply.
  if (kind === 'given-reset') return isOpen ? resetOf(deps, account, givenResetWords) : null;
  if (kind === 'team-invitation') {
    return isOpen ? teamInvitationOf(deps, account, recipient) : null;
  }
  const address = recipient ?? mailboxOf(account);
  // A notice is of no use in another account's mailbox. This is decided only now, since users see
  // their queued mails, and a missing one would reveal the other account.
  const holder = await findHolder(db, address);
  if (holder && holder.id !== account.id) return null;
  const words = noticeWords(kind, account.username, `${publicOrigin()}/forgot-password`);
  return toMail(address, words);
}

async function resetOf(
  { db, now, publicOrigin }: WriteDeps,
  account: EmailAccount,
  words: typeof resetWords,
) {
  const { id: userId, username } = account;
  const email = mailboxOf(account);
  const token = await db
    .transaction()
    .execute((tx) => createLink(tx, 'reset-password', { userId, email }, now()));
  return toMail(email, words(username, `${publicOrigin()}/reset-password#${token}`));
}

async function confirmationOf(
  { db, now, publicOrigin }: WriteDeps,
  { id: userId, email }: EmailAccount,
): Promise<Mail> {
  // The link is created even if it is not mailed: users see their open links, and a missing one
  // would reveal that another account has the address.
  const token = await db
    .transaction()
    .execute((tx) => createLink(tx, 'confirm-email', { userId, email }, now()));
  const holder = await findHolder(db, email);
  if (holder && holder.id !== userId && holder.emailConfirmedAt !== null) {
    return toMail(mailboxOf(holder), addressInUseWords(holder.username, `${publicOrigin()}/login`));
  }
  return toMail(email, confirmWords(`${publicOrigin()}/confirm-email#${token}`));
}

/** Null for a used or withdrawn invitation. */
async function teamInvitationOf(
  { db, now, publicOrigin }: WriteDeps,
  { id: memberId, fullName }: EmailAccount,
  recipient: string | null,
): Promise<Mail | null> {
  if (recipient === null) return null;
  const emailKey = accountKey(recipient);
  const link = await linkToInvitation(db, { memberId, emailKey }, now());
  if (link === null) return null;
  const { token, team } = link;
  const words = teamInvitationWords(
    { team, invitedBy: fullName },
    `${publicOrigin()}/join#${token}`,
  );
  return toMail(recipient, words);
}

/**
 * Limits links to this mailbox. Accounts may share an address: requests for another account do not count against its
 * owner. Retries are not counted again.
 */
async function mayMailLink(
  { db, now }: WriteDeps,
  purpose: LinkPurpose,
  account: EmailAccount,
  { attempts }: WaitingMail,
): Promise<boolean> {
  if (attempts > 1) return true;
  const isReset = purpose === 'reset-password';
  const email = isReset ? mailboxOf(account) : account.email;
  const address = hashToken(accountKey(email));
  const ofAccount = `${purpose} ${address} of ${account.id}`;
  if ((await countMail(db, ofAccount, LINKS_OF_ONE_ACCOUNT, now())) > 0) return false;
  if (isReset && holdsMailbox(account)) return true;
  return (await countMail(db, `${purpose} ${address}`, LINKS_TO_ONE_ADDRESS, now())) === 0;
}
