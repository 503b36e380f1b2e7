import type { Kysely } from 'kysely';

/** Whether an address gets into its account. Those that did so far go on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('signsInByEmail', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
}
