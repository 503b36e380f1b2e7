import type { Kysely } from 'kysely';
import { countingId, required } from './portable.ts';

/** Accounts that are closed for a time, and what administrators did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('deactivatedAt', 'text').execute();
  // Numbers of accounts without references: a line stays when an account goes, and then names nobody.
  await db.schema
    .createTable('admin_action')
    .addColumn('id', ...countingId(db))
    .addColumn('at', 'text', required)
    .addColumn('actorId', 'integer', required)
    .addColumn('action', 'text', required)
    .addColumn('subjectId', 'integer', required)
    .execute();
}
