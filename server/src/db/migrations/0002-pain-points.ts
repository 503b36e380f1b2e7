import type { Kysely } from 'kysely';
import { countingId, ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pain_points')
    .addColumn('id', ...countingId(db))
    .addColumn('userId', 'integer', (column) => ownedBy('user')(column).unique())
    .addColumn('weights', 'jsonb', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('updatedAt', 'text', required)
    .execute();
}
