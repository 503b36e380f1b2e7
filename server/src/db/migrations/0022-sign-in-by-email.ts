import type { Kysely } from 'kysely';

/** Mail addresses of existing accounts can still be used to sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('signsInByEmail', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
}
