import type { Kysely } from 'kysely';
import { ownedBy, required } from './portable.ts';

const FOUNDING_PLACES = 100;

type Before = {
  installation: { accounts: number; foundingPlaces: number };
  user: { accountNumber: number; foundingNumber: number | null };
};

export async function up(db: Kysely<Before>): Promise<void> {
  await addToAccounts(db);

  await db.schema
    .createTable('mail_link')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('purpose', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('expiresAt', 'text', required)
    .execute();
  await db.schema.createIndex('mail_link_user').on('mail_link').column('userId').execute();

  await db.schema
    .createTable('mail_count')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', required)
    .addColumn('endsAt', 'text', required)
    .execute();
}

/** The first accounts keep their founding places. */
async function addToAccounts(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('user').addColumn('formerEmail', 'text').execute();
  await db.schema.alterTable('user').addColumn('emailConfirmedAt', 'text').execute();
  await db.schema.alterTable('user').addColumn('foundingNumber', 'integer').execute();
  await db.schema
    .createIndex('user_founding_number')
    .unique()
    .on('user')
    .column('foundingNumber')
    .execute();
  await db.schema
    .alterTable('installation')
    .addColumn('foundingPlaces', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('user')
    .set((row) => ({ foundingNumber: row.ref('accountNumber') }))
    .where('accountNumber', '<=', FOUNDING_PLACES)
    .execute();
  await db
    .updateTable('installation')
    .set((row) => ({ foundingPlaces: row.ref('accounts') }))
    .execute();
  await db
    .updateTable('installation')
    .set({ foundingPlaces: FOUNDING_PLACES })
    .where('accounts', '>', FOUNDING_PLACES)
    .execute();
}
