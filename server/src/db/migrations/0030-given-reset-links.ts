import type { Kysely } from 'kysely';

/** The time of an administrator's last reset link, of which the user is notified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('resetLinkGivenAt', 'text').execute();
}
