import type { Kysely } from 'kysely';

/** When the password was last entered in a session. Sessions that are open do not know it, and ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('passwordEnteredAt', 'text').execute();
}
