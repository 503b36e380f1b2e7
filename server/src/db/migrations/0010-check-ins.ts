import type { Kysely } from 'kysely';
import { countingId, ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('check_in')
    .addColumn('id', ...countingId(db))
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('date', 'text', required)
    .addColumn('area', 'text', required)
    .addColumn('feeling', 'text', required)
    .addColumn('answeredAt', 'text', required)
    .addUniqueConstraint('check_in_once_a_day', ['userId', 'date', 'area'])
    .execute();
  await db.schema.createIndex('check_in_newest').on('check_in').columns(['userId', 'id']).execute();
}
