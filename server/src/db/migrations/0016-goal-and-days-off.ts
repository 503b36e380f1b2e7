import type { Kysely } from 'kysely';
import { ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('preferences').addColumn('weeklyGoal', 'integer').execute();

  await db.schema
    .createTable('day_off')
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('date', 'text', required)
    .addPrimaryKeyConstraint('day_off_pk', ['userId', 'date'])
    .execute();
}
