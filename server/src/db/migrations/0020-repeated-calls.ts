import type { Kysely } from 'kysely';
import { ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('keyed_call')
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('endpoint', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('inputHash', 'text', required)
    .addColumn('result', 'text')
    .addColumn('createdAt', 'text', required)
    .addPrimaryKeyConstraint('keyed_call_pk', ['userId', 'endpoint', 'key'])
    .execute();
  await db.schema.createIndex('keyed_call_age').on('keyed_call').column('createdAt').execute();

  await db.schema
    .alterTable('custom_plan')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
