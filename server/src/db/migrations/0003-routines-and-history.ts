import type { Kysely } from 'kysely';
import { countingId, ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('routine')
    .addColumn('id', ...countingId(db))
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('date', 'text', required)
    .addColumn('round', 'integer', required)
    .addColumn('createdAt', 'text', required)
    .addUniqueConstraint('routine_one_a_day', ['userId', 'date'])
    .execute();

  await db.schema
    .createTable('routine_exercise')
    .addColumn('routineId', 'integer', ownedBy('routine'))
    .addColumn('position', 'integer', required)
    .addColumn('exerciseId', 'integer', required)
    .addColumn('completedAt', 'text')
    .addPrimaryKeyConstraint('routine_exercise_pk', ['routineId', 'position'])
    .execute();

  await db.schema
    .createTable('routine_history')
    .addColumn('id', ...countingId(db))
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('routineId', 'integer')
    .addColumn('round', 'integer')
    .addColumn('idempotencyKey', 'text')
    .addColumn('name', 'text', required)
    .addColumn('exerciseIds', 'jsonb', required)
    .addColumn('exerciseNames', 'jsonb', required)
    .addColumn('bodyAreas', 'jsonb', required)
    .addColumn('totalDuration', 'integer', required)
    .addColumn('painPointsAtTime', 'jsonb', required)
    .addColumn('exerciseCount', 'integer', required)
    .addColumn('completedAt', 'text', required)
    .addUniqueConstraint('routine_history_once_a_round', ['routineId', 'round'])
    .addUniqueConstraint('routine_history_once_a_key', ['userId', 'idempotencyKey'])
    .execute();
  await db.schema
    .createIndex('routine_history_newest')
    .on('routine_history')
    .columns(['userId', 'id'])
    .execute();
  await db.schema
    .createIndex('routine_history_day')
    .on('routine_history')
    .columns(['userId', 'completedAt'])
    .execute();

  await db.schema
    .createTable('exercise_history')
    .addColumn('id', ...countingId(db))
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('routineId', 'integer')
    .addColumn('round', 'integer')
    .addColumn('exerciseId', 'integer', required)
    .addColumn('exerciseName', 'text', required)
    .addColumn('bodyArea', 'text', required)
    .addColumn('seconds', 'integer', required)
    .addColumn('rating', 'integer')
    .addColumn('completedAt', 'text', required)
    .addUniqueConstraint('exercise_history_once_a_round', ['routineId', 'round', 'exerciseId'])
    .execute();
  await db.schema
    .createIndex('exercise_history_newest')
    .on('exercise_history')
    .columns(['userId', 'id'])
    .execute();
  await db.schema
    .createIndex('exercise_history_day')
    .on('exercise_history')
    .columns(['userId', 'completedAt'])
    .execute();
}
