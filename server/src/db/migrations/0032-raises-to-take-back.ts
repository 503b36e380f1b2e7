import type { Kysely } from 'kysely';

/**
 * A plan remembers for how many users it paid before a raise, until it is known that the raise is paid for the team, and
 * whether the raise is being taken back instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscription').addColumn('raisedFrom', 'integer').execute();
  await db.schema
    .alterTable('subscription')
    .addColumn('takesRaiseBack', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
