import type { Kysely } from 'kysely';
import { ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exercise_wish')
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('exerciseId', 'integer', required)
    .addColumn('wish', 'text', required)
    .addColumn('date', 'text', required)
    .addPrimaryKeyConstraint('exercise_wish_pk', ['userId', 'exerciseId'])
    .execute();
}
