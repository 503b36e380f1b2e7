import * as contract from '@limber/contract/account-mail';
import { DONE } from '@limber/contract/fields';
import { RESETS_FROM_ONE_NETWORK } from '@limber/domain/accounts/mail-rules';
import { tooManyAttempts } from '@limber/domain/accounts/sign-in-delay';
import type { Deps } from '#deps.ts';
import { Refused, signedOut } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { mailConfirmation, mailReset } from './account-mails.ts';
import { confirmEmail } from './confirm-email.ts';
import { findEmailAccount, hasFreeFoundingPlaces, isConfirmed } from './email.queries.ts';
import { countMail } from './mail-counts.queries.ts';
import { resetPassword } from './reset-password.ts';

export function accountMailRoutes(serve: Serve, deps: Deps): void {
  const { db, now, outbox } = deps;

  serve(contract.forgotPassword, async (call) => {
    const wait = await countMail(db, `network ${call.network}`, RESETS_FROM_ONE_NETWORK, now());
    if (wait > 0) {
      throw new Refused(429, 'too-many-attempts', tooManyAttempts(wait), { retryAfter: wait });
    }
    await mailReset(deps, call, call.body.username);
    return DONE;
  });

  serve(contract.resetPassword, async (call) => ({
    username: await resetPassword(deps, call),
  }));

  serve(contract.confirmEmail, async (call) => ({
    email: await confirmEmail(deps, call),
  }));

  serve(contract.sendConfirmation, async ({ userId }) => {
    await mailConfirmation(deps, db, userId);
    outbox.wake();
    return DONE;
  });

  serve(contract.getEmailStatus, async ({ userId }) => {
    const account = await findEmailAccount(db, userId);
    if (!account) throw signedOut();
    if (!outbox.delivers) return { state: 'not-asked' as const, foundingPlaceWaits: false };
    if (isConfirmed(account)) return { state: 'confirmed' as const, foundingPlaceWaits: false };
    const foundingPlaceWaits = account.foundingNumber === null && (await hasFreeFoundingPlaces(db));
    return { state: 'awaiting' as const, foundingPlaceWaits };
  });
}
