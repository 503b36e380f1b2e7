import type { Kysely } from 'kysely';
import { ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preferences')
    .addColumn('userId', 'integer', (column) => ownedBy('user')(column).primaryKey())
    .addColumn('defaultDuration', 'integer', required)
    .addColumn('reminders', 'boolean', required)
    .addColumn('preferredTime', 'text', required)
    .addColumn('updatedAt', 'text', required)
    .execute();

  await db.schema
    .alterTable('routine')
    .addColumn('minutes', 'integer', (column) => column.notNull().defaultTo(3))
    .execute();

  await db.schema
    .createTable('subscription')
    .addColumn('userId', 'integer', (column) => ownedBy('user')(column).primaryKey())
    .addColumn('status', 'text', required)
    .addColumn('currentPeriodEnd', 'text')
    .addColumn('cancelAtPeriodEnd', 'boolean', required)
    .execute();
}
