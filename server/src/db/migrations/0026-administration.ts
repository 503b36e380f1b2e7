import type { Kysely } from 'kysely';
import { countingId, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('deactivatedAt', 'text').execute();
  // No foreign keys: a line outlives its account, and then names nobody.
  await db.schema
    .createTable('admin_action')
    .addColumn('id', ...countingId(db))
    .addColumn('at', 'text', required)
    .addColumn('actorId', 'integer', required)
    .addColumn('action', 'text', required)
    .addColumn('subjectId', 'integer', required)
    .execute();
}
