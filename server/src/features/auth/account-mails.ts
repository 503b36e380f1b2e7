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
 * Lets the owner of this username or address be mailed the link to a new password. One row is written whether or
 * not there is such an account, so that the time of the answer tells nothing.
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
 * Lets the user be mailed the link that confirms their address. When it is that of another account, whose owner has
 * confirmed it, they are told instead. Does nothing where no mail can be sent. Call inside the transaction of what
 * the mail is about, and wake the outbox after it.
 */
export async function mailConfirmation(deps: MailDeps, tx: Db, userId: number): Promise<void> {
  await mailWherePossible(deps, tx, { kind: 'confirm-email', userId, recipient: null });
}

/**
 * Lets the owner of an account be told what was changed, at the address that they had before. Call inside the
 * transaction of the change, and wake the outbox after it.
 */
export async function mailNotice(
  deps: MailDeps,
  tx: Db,
  account: EmailAccount,
  kind: NoticeKind,
): Promise<void> {
  await mailWherePossible(deps, tx, { kind, userId: account.id, recipient: mailboxOf(account) });
}

/** As `mailNotice`, where the address stays as it is. */
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
 * Lets the user's invitation into their team be mailed to this address. False where no mail can be sent, or where too
 * many were: then a link is handed on by hand. Call inside the transaction of the invitation.
 */
export async function mailTeamInvitation(
  { now, outbox }: MailDeps,
  tx: Db,
  { teamId, userId, email }: { teamId: number; userId: number; email: string },
): Promise<boolean> {
  if (!outbox.delivers) return false;
  // Of the team: it may be handed round.
  const ofTeam = `invitation to team ${teamId}`;
  const toAddress = `${ofTeam} to ${hashToken(accountKey(email))}`;
  if ((await countMail(tx, toAddress, INVITATIONS_TO_ONE_ADDRESS, now())) > 0) return false;
  if ((await countMail(tx, ofTeam, INVITATIONS_OF_ONE_TEAM, now())) > 0) return false;
  await insertWaitingMail(tx, { kind: 'team-invitation', userId, recipient: email }, now());
  return true;
}

/** Mails of these kinds would help nobody in a log. */
async function mailWherePossible(
  { now, outbox }: MailDeps,
  tx: Db,
  mail: { kind: MailKind; userId: number; recipient: string | null },
): Promise<void> {
  if (outbox.delivers) await insertWaitingMail(tx, mail, now());
}
