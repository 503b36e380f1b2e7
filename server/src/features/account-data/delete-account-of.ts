import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { findPasswordHash } from '#features/auth/users.queries.ts';
import { AccountChanged, deleteAccount, type DeletionDeps } from './delete-account.ts';
import { removeRest } from './remove-rest.ts';

/**
 * Deletes another person's account, as if its owner had asked for it. `before` runs first in the
 * transaction, and may throw. Throws Refused when subscriptions cannot be ended: then nothing is
 * deleted.
 */
export async function deleteAccountOf(
  deps: DeletionDeps & Pick<Deps, 'storage'>,
  userId: number,
  log: FastifyBaseLogger,
  before: (tx: Db) => Promise<void>,
): Promise<void> {
  const deleteNow = async () =>
    deleteAccount(deps, userId, (await findPasswordHash(deps.db, userId)) ?? '', before);
  // The owner may change the password meanwhile, which must not stop the deletion.
  const files = await deleteNow().catch((error: unknown) => {
    if (error instanceof AccountChanged) return deleteNow();
    throw error;
  });
  await removeRest(deps, files, log);
}
