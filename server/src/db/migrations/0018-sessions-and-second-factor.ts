import type { Kysely } from 'kysely';
import { ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('device', 'text').execute();

  await db.schema
    .createTable('second_factor')
    .addColumn('userId', 'integer', (column) => ownedBy('user')(column).primaryKey())
    .addColumn('secret', 'text', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('confirmedAt', 'text')
    .addColumn('lastStep', 'integer', required)
    .execute();

  await db.schema
    .createTable('recovery_code')
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('codeHash', 'text', required)
    .addPrimaryKeyConstraint('recovery_code_pk', ['userId', 'codeHash'])
    .execute();
}
