import type { Kysely } from 'kysely';
import { countingId, ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('custom_plan')
    .addColumn('id', ...countingId(db))
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('exerciseIds', 'jsonb', required)
    .addColumn('routineIds', 'jsonb', required)
    .addColumn('estimatedDuration', 'integer', required)
    .addColumn('bodyAreas', 'jsonb', required)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema
    .createIndex('custom_plan_newest')
    .on('custom_plan')
    .columns(['userId', 'id'])
    .execute();
}
