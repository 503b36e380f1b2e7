import type { Kysely } from 'kysely';
import { required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waiting_mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Null for a reset of an unknown name.
    .addColumn('userId', 'integer', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('recipient', 'text')
    .addColumn('attempts', 'integer', required)
    .addColumn('dueAt', 'text', required)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema.createIndex('waiting_mail_due').on('waiting_mail').column('dueAt').execute();
  await db.schema.createIndex('waiting_mail_user').on('waiting_mail').column('userId').execute();
}
