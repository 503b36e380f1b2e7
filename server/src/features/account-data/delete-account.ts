import { ACCOUNT_DATA_SENTENCES } from '@limber/domain/accounts/account-data';
import { lockAdministrators } from '#db/lock-administrators.ts';
import { lockUserWithTeam } from '#db/lock-user-with-team.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { clearAccountAttempts } from '#features/auth/sign-in-attempts.queries.ts';
import { endPayments } from '#features/billing/end-payments.ts';
import { endTeamSubscription } from '#features/billing/end-team-subscription.ts';
import { changeInTurn } from '#features/billing/own-subscription.ts';
import { findPaymentsBegun } from '#features/billing/pending-payments.queries.ts';
import { forgetUploads } from '#features/media/own-files.ts';
import { Refused, RETRY_AFTER_SECONDS, signedOut } from '#http/refused.ts';
import { deleteUser } from './account-data.queries.ts';

export type DeletionDeps = Pick<Deps, 'db' | 'now' | 'payments' | 'limits'>;

/** Each attempt also ends the payments that were begun during the one before. */
const MAX_ATTEMPTS = 3;

/** The password was changed in the meantime. */
export class AccountChanged extends Error {}

/** A payment was begun after the others were ended. */
class PaymentBegun extends Error {}

/**
 * Ends subscriptions at the provider, then deletes all rows at once. Returns the keys of files to
 * remove. `before` runs first in the transaction, and may throw. Throws AccountChanged, the 401
 * when the account is already deleted, and Refused when payments cannot be ended: then nothing is
 * deleted.
 */
export async function deleteAccount(
  deps: DeletionDeps,
  userId: number,
  passwordHash: string,
  before: (tx: Db) => Promise<void> = async () => {},
): Promise<string[]> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    // Other changes of the user's subscriptions wait until these have ended.
    const ended = await changeInTurn(deps, userId, () => endPayments(deps, userId));
    const deleting = deps.db.transaction().execute(async (tx) => {
      await before(tx);
      // Administrators are locked before accounts, as everywhere, to avoid deadlocks.
      await lockAdministrators(tx);
      if (!(await lockUserWithTeam(tx, userId))) throw signedOut();
      if ((await findPaymentsBegun(tx, userId)) !== ended) throw new PaymentBegun();
      const keys = await forgetUploads(tx, userId);
      await clearAccountAttempts(tx, userId);
      await endTeamSubscription(tx, userId, deps.now());
      if (!(await deleteUser(tx, userId, passwordHash)))
        throw new AccountChanged('The password was changed in the meantime.');
      return keys;
    });
    const files = await deleting.catch((error: unknown) => {
      if (error instanceof PaymentBegun) return null;
      throw error;
    });
    if (files !== null) return files;
  }
  throw new Refused(503, 'busy', ACCOUNT_DATA_SENTENCES.paymentUnderWay, {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
