import type { Kysely } from 'kysely';

/** The paid seats before an unsettled increase, and whether the increase is being undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscription').addColumn('raisedFrom', 'integer').execute();
  await db.schema
    .alterTable('subscription')
    .addColumn('takesRaiseBack', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
