import { createPaymentProvider } from '#adapters/payments/create-payment-provider.ts';
import { createStorage } from '#adapters/storage/create-storage.ts';
import { eraseTraces } from '#db/erase-traces.ts';
import { findInstallation } from '#db/installation.queries.ts';
import { deleteAccount as deleteRows } from '#features/account-data/delete-account.ts';
import { findPasswordHash } from '#features/auth/users.queries.ts';
import { securityEvent } from '#http/security-events.ts';
import { createLimits } from '#limits/limits.ts';
import type { Context } from '../run-command.ts';
import { findAccount, noteCommand } from './accounts.ts';

/**
 * Deletes an account as its owner would: subscriptions end at the provider, rows, pictures and
 * videos are removed. Without `isConfirmed` it deletes nothing and describes what would be deleted.
 */
export async function deleteAccount(
  context: Context,
  username: string,
  isConfirmed: boolean,
): Promise<string[]> {
  const account = await findAccount(context, username);
  if (!isConfirmed) {
    throw new Error(
      `This deletes ${account.username} (${account.email}) and all that is theirs, for good. Add --yes to do it.`,
    );
  }
  const { config, db, now } = context;
  const payments = await createPaymentProvider(config.payments, { db, now });
  const deps = { db, now, payments, limits: createLimits() };
  const hash = await findPasswordHash(db, account.id);
  const files = await deleteRows(deps, account.id, hash ?? '', (tx) =>
    noteCommand(context, tx, 'deleted', account.id),
  );
  const storage = await createStorage(config, (await findInstallation(db)).name);
  await storage.remove(files);
  await eraseTraces(db);
  securityEvent(context, 'account-deleted', { userId: account.id });
  return [`Deleted ${account.username}. Backups that were taken before still hold the account.`];
}
