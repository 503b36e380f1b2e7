import * as contract from '@limber/contract/account-data';
import { DONE } from '@limber/contract/fields';
import { ACCOUNT_DATA_SENTENCES } from '@limber/domain/accounts/account-data';
import { lockAsOnlyAdministrator } from '#db/lock-administrators.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { clearFailedAttempts, sessionOf } from '#features/auth/sign-in-attempts.queries.ts';
import { Refused } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import type { Serve } from '#http/serve.ts';
import { requirePassword, wrongPassword } from '#features/auth/require-password.ts';
import { AccountChanged, deleteAccount } from './delete-account.ts';
import { removeRest } from './remove-rest.ts';

export function deletionRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;

  serve(contract.deleteAccount, async (call) => {
    const { userId, body, log } = call;
    const passwordHash = await requirePassword(deps, call, body.password);
    // The password was right, so a refusal below does not count as a failed attempt.
    await clearFailedAttempts(db, sessionOf(call.tokenHash));
    const isFree = call.user.role === 'member' || body.leavesNoAdministrator === true;
    // Checked before subscriptions end, and again in the transaction.
    const check = isFree ? async () => {} : (tx: Db) => refuseOnlyAdministrator(tx, userId);
    await db.transaction().execute(check);
    const deleting = deleteAccount(deps, userId, passwordHash, check);
    const files = await deleting.catch((error: unknown) => {
      throw error instanceof AccountChanged ? wrongPassword() : error;
    });
    securityEvent(call, 'account-deleted', { userId });
    await removeRest(deps, files, log);
    return DONE;
  });
}

/** Throws the 409 for the only administrator. */
async function refuseOnlyAdministrator(tx: Db, userId: number): Promise<void> {
  if (await lockAsOnlyAdministrator(tx, userId)) {
    throw new Refused(409, 'only-administrator', ACCOUNT_DATA_SENTENCES.onlyAdministrator);
  }
}
