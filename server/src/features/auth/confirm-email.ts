import { accountKey } from '@limber/domain/accounts/account-rules';
import { lockUser } from '#db/lock-user.ts';
import type { Deps } from '#deps.ts';
import { securityEvent } from '#http/security-events.ts';
import {
  findEmailAccount,
  findHolder,
  lockInstallation,
  placeholderKey,
  saveEmail,
  takeFoundingPlace,
} from './email.queries.ts';
import { findLink, useLink } from './mail-links.queries.ts';
import { linkGone } from './reset-password.ts';

type ConfirmCall = Parameters<typeof securityEvent>[0] & { body: { token: string } };

/**
 * Confirms the address of a mailed link, and returns it. Other accounts that gave it unconfirmed lose it. Throws
 * Refused for an expired link.
 */
export async function confirmEmail({ db, now }: Deps, call: ConfirmCall): Promise<string> {
  const { token } = call.body;
  const confirmed = await db.transaction().execute(async (tx) => {
    await lockInstallation(tx);
    const link = await findLink(tx, 'confirm-email', token, now());
    if (link === null) throw linkGone();
    const { userId, email } = link;
    await lockUser(tx, userId);
    if (!(await useLink(tx, token))) throw linkGone();
    const account = await findEmailAccount(tx, userId);
    if (account?.email !== email) throw linkGone();
    const holder = await findHolder(tx, email);
    if (holder && holder.id !== userId) {
      if (holder.emailConfirmedAt !== null) throw linkGone();
      await saveEmail(tx, holder.id, { emailKey: placeholderKey() });
    }
    await saveEmail(tx, userId, {
      emailKey: accountKey(email),
      formerEmail: null,
      emailConfirmedAt: now().toISOString(),
      signsInByEmail: true,
    });
    if (account.foundingNumber === null) await takeFoundingPlace(tx, userId);
    return link;
  });
  securityEvent(call, 'email-confirmed', { userId: confirmed.userId });
  return confirmed.email;
}
