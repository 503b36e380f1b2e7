import { PAGES } from '@limber/contract/pages';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { findEmailAccount, mailboxOf } from './email.queries.ts';
import { createLink } from './mail-links.queries.ts';
import { noteGivenResetLink } from './users.queries.ts';
import { insertWaitingMail } from './waiting-mails.queries.ts';

/** Creates a reset link that is not mailed. Call inside a transaction. */
async function makeResetLink(
  tx: Db,
  userId: number,
  { origin, now }: { origin: string; now: Date },
): Promise<string> {
  const account = await findEmailAccount(tx, userId);
  const email = account ? mailboxOf(account) : '';
  const token = await createLink(tx, 'reset-password', { userId, email }, now);
  return `${origin}${PAGES.resetPassword.path}#${token}`;
}

/** A reset link that an administrator hands on; the user is told that it was given. */
export async function makeGivenResetLink(
  tx: Db,
  userId: number,
  at: { origin: string; now: Date },
): Promise<string> {
  await noteGivenResetLink(tx, userId, at.now);
  return makeResetLink(tx, userId, at);
}

/**
 * Queues the reset mail and returns null; without a mail server, returns the link. Call inside a transaction, and wake
 * the outbox after it.
 */
export async function giveResetLink(
  { now, outbox, publicOrigin }: Pick<Deps, 'now' | 'outbox' | 'publicOrigin'>,
  tx: Db,
  userId: number,
): Promise<string | null> {
  if (!outbox.delivers) {
    return makeGivenResetLink(tx, userId, { origin: publicOrigin(), now: now() });
  }
  await noteGivenResetLink(tx, userId, now());
  await insertWaitingMail(tx, { kind: 'given-reset', userId, recipient: null }, now());
  return null;
}
