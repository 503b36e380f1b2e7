import { accountKey } from '@limber/domain/accounts/account-rules';
import {
  INVITATIONS_OF_ONE_TEAM,
  INVITATIONS_TO_ONE_ADDRESS,
} from '@limber/domain/accounts/mail-rules';
import type { MailKind, NoticeKind } from '@limber/domain/accounts/mail-words';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { securityEvent } from '#http/security-events.ts';
import { type EmailAccount, findEmailAccount, mailboxOf } from './email.queries.ts';
import { hashToken } from './secret-token.ts';
import { countMail } from './mail-counts.queries.ts';
import { findUserByName } from './users.queries.ts';
import { insertWaitingMail } from './waiting-mails.queries.ts';

type MailDeps = Pick<Deps, 'now'> & { outbox: Pick<Deps['outbox'], 'delivers'> };

/**
 * Queues a mail with a reset link. One row is written for unknown names too, so that the response time reveals nothing.
 */
export async function mailReset(
  { db, now, outbox }: Pick<Deps, 'db' | 'now' | 'outbox'>,
  call: Parameters<typeof securityEvent>[0],
  name: string,
): Promise<void> {
  const userId = (await findUserByName(db, name))?.id ?? null;
  await insertWaitingMail(db, { kind: 'reset-password', userId, recipient: null }, now());
  outbox.wake();
  securityEvent(call, 'password-reset-requested', { userId });
}

/**
 * Queues the mail that confirms an address. The confirmed owner of an address in another account is notified instead.
 * Does nothing where no mail can be sent. Call inside the transaction of the cause, and wake the outbox after it.
 */
export async function mailConfirmation(deps: MailDeps, tx: Db, userId: number): Promise<void> {
  await mailWherePossible(deps, tx, { kind: 'confirm-email', userId, recipient: null });
}

/**
 * Queues a notice to the owner's previous address. Call inside the transaction of the change, and wake the outbox after
 * it.
 */
export async function mailNotice(
  deps: MailDeps,
  tx: Db,
  account: EmailAccount,
  kind: NoticeKind,
): Promise<void> {
  await mailWherePossible(deps, tx, { kind, userId: account.id, recipient: mailboxOf(account) });
}

/** Like `mailNotice`, for an unchanged address. */
export async function tellOwner(
  deps: MailDeps,
  tx: Db,
  userId: number,
  kind: NoticeKind,
): Promise<void> {
  const account = await findEmailAccount(tx, userId);
  if (account) await mailNotice(deps, tx, account, kind);
}

/**
 * Queues a team invitation. False where no mail can be sent, or too many were: then the link is handed on by hand. Call
 * inside the transaction of the invitation.
 */
export async function mailTeamInvitation(
  { now, outbox }: MailDeps,
  tx: Db,
  { teamId, userId, email }: { teamId: number; userId: number; email: string },
): Promise<boolean> {
  if (!outbox.delivers) return false;
  // Counted for the team and not for its owner, since a team may be handed over.
  const ofTeam = `invitation to team ${teamId}`;
  const toAddress = `${ofTeam} to ${hashToken(accountKey(email))}`;
  if ((await countMail(tx, toAddress, INVITATIONS_TO_ONE_ADDRESS, now())) > 0) return false;
  if ((await countMail(tx, ofTeam, INVITATIONS_OF_ONE_TEAM, now())) > 0) return false;
  await insertWaitingMail(tx, { kind: 'team-invitation', userId, recipient: email }, now());
  return true;
}

/**
 * Without a mail server these mails are not queued: others are logged then, but these would help
 * nobody there.
 */
async function mailWherePossible(
  { now, outbox }: MailDeps,
  tx: Db,
  mail: { kind: MailKind; userId: number; recipient: string | null },
): Promise<void> {
  if (outbox.delivers) await insertWaitingMail(tx, mail, now());
}
