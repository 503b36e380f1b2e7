import type { Kysely } from 'kysely';
import { countingId, ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('discomfort_report')
    .addColumn('id', ...countingId(db))
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('date', 'text', required)
    .addColumn('exerciseId', 'integer', required)
    .addColumn('routineId', 'integer', (column) =>
      column.references('routine.id').onDelete('set null'),
    )
    .addColumn('replacedById', 'integer')
    .addColumn('reportedAt', 'text', required)
    .addUniqueConstraint('discomfort_report_once_a_day', ['userId', 'date', 'exerciseId'])
    .execute();
  await db.schema
    .createIndex('discomfort_report_newest')
    .on('discomfort_report')
    .columns(['userId', 'id'])
    .execute();
}
