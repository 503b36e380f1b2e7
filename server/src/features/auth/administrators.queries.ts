import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { lockInstallation } from './email.queries.ts';
import { createInvitation } from './invitations.queries.ts';

/**
 * Creates a code for the first administrator's account; null when there is an administrator. Older codes stay valid,
 * since several servers may start at once.
 */
export async function inviteFirstAdministrator(db: Db, now: Date): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    // A simultaneous registration of an administrator waits, or ends all other codes.
    await lockInstallation(tx);
    return (await hasAdministrator(tx))
      ? null
      : createInvitation(tx, { role: 'administrator', expiresAt: null }, now);
  });
}

async function hasAdministrator(db: Db): Promise<boolean> {
  const administrator = await db
    .selectFrom('user')
    .select('id')
    .where('role', '=', sql.lit('administrator' as const))
    .where('deactivatedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return administrator !== undefined;
}
