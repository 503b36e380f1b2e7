import type { Kysely } from 'kysely';
import { ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('billing_details')
    .addColumn('userId', 'integer', (column) => ownedBy('user')(column).primaryKey())
    .addColumn('company', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('taxNumber', 'text', required)
    .execute();
}
