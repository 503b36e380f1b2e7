import type { Kysely } from 'kysely';

/** How far the oldest release migrates that may start on the database: written by the newest that migrated it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('installation').addColumn('oldestMigration', 'text').execute();
}
