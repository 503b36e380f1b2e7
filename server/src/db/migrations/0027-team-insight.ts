import type { Kysely } from 'kysely';
import { ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('team_insight')
    .addColumn('teamId', 'integer', ownedBy('team'))
    .addColumn('quarter', 'text', required)
    .addColumn('people', 'integer', required)
    // Null for a cohort that was too small.
    .addColumn('figures', 'text')
    .addColumn('drawnAt', 'text', required)
    .addPrimaryKeyConstraint('team_insight_key', ['teamId', 'quarter'])
    .execute();
}
