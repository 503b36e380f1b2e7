import { PAGES } from '@limber/contract/pages';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { findEmailAccount, mailboxOf } from './email.queries.ts';
import { createLink } from './mail-links.queries.ts';
import { insertWaitingMail } from './waiting-mails.queries.ts';

/**
 * Lets the user be mailed the link to a new password, and gives null; where no mail can be sent, gives the link. Call
 * inside a transaction, and wake the outbox after it.
 */
export async function giveResetLink(
  { now, outbox, publicOrigin }: Pick<Deps, 'now' | 'outbox' | 'publicOrigin'>,
  tx: Db,
  userId: number,
): Promise<string | null> {
  if (outbox.delivers) {
    await insertWaitingMail(tx, { kind: 'reset-password', userId, recipient: null }, now());
    return null;
  }
  const account = await findEmailAccount(tx, userId);
  const email = account ? mailboxOf(account) : '';
  const token = await createLink(tx, 'reset-password', { userId, email }, now());
  return `${publicOrigin()}${PAGES.resetPassword}#${token}`;
}
