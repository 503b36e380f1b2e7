import type { Kysely } from 'kysely';

/** Open sessions have no time yet, and ask for the password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('passwordEnteredAt', 'text').execute();
}
