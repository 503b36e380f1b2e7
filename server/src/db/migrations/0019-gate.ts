import type { Kysely } from 'kysely';
import { ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitation')
    .addColumn('codeHash', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('expiresAt', 'text')
    .execute();

  await db.schema
    .createTable('known_device')
    .addColumn('keyHash', 'text', required)
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('createdAt', 'text', required)
    .addColumn('lastUsedAt', 'text', required)
    .addPrimaryKeyConstraint('known_device_pk', ['userId', 'keyHash'])
    .execute();
}
