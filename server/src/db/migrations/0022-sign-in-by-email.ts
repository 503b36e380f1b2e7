import type { Kysely } from 'kysely';

/** Addresses that could sign in so far keep it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('signsInByEmail', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
}
