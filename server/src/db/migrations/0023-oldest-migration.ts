import type { Kysely } from 'kysely';

/** The last migration of the oldest release that may start on the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('installation').addColumn('oldestMigration', 'text').execute();
}
