import type { Kysely } from 'kysely';
import { ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('health_card')
    .addColumn('userId', 'integer', (column) => ownedBy('user')(column).primaryKey())
    .addColumn('card', 'jsonb', required)
    .addColumn('updatedAt', 'text', required)
    .execute();
}
