import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { lockInstallation } from './email.queries.ts';
import { createInvitation } from './invitations.queries.ts';

/**
 * While nobody is an administrator: a new code that makes one account, registered with it, the administrator.
 * Null when there is one. Codes of earlier starts stay good, since several servers may start at once.
 */
export async function inviteFirstAdministrator(db: Db, now: Date): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    // Whoever registers as one at the same time waits, or else goes first: their code ends all others.
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
