import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { countingId, ownedBy, required } from './portable.ts';

/** The table of 0005 is still empty, since nothing could be bought; it is replaced by one with the provider. */
export async function up(db: Kysely<{ installation: { name: string } }>): Promise<void> {
  await db.schema.alterTable('installation').addColumn('name', 'text').execute();
  await db.updateTable('installation').set({ name: randomUUID() }).execute();
  await db.schema.alterTable('user').addColumn('trialEndsAt', 'text').execute();
  await db.schema.dropTable('subscription').execute();
  await createRecords(db);
  await createPayments(db);
  await createSandbox(db);
}

async function createRecords(db: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await db.schema
    .createTable('customer')
    .addColumn('provider', 'text', required)
    .addColumn('customerId', 'text', required)
    .addColumn('userId', 'integer', ownedBy('user'))
    .addPrimaryKeyConstraint('customer_pk', ['provider', 'customerId'])
    .execute();
  await db.schema.createIndex('customer_user').on('customer').column('userId').execute();

  await db.schema
    .createTable('subscription')
    .addColumn('provider', 'text', required)
    .addColumn('reference', 'text', required)
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('plan', 'text', required)
    .addColumn('users', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('currentPeriodEnd', 'text')
    .addColumn('cancelAtPeriodEnd', 'boolean', required)
    .addColumn('at', 'text', required)
    .addPrimaryKeyConstraint('subscription_pk', ['provider', 'reference'])
    .execute();
  await db.schema.createIndex('subscription_user').on('subscription').column('userId').execute();

  await db.schema
    .createTable('purchase')
    .addColumn('provider', 'text', required)
    .addColumn('reference', 'text', required)
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('bought', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('at', 'text', required)
    .addPrimaryKeyConstraint('purchase_pk', ['provider', 'reference'])
    .execute();
  await db.schema.createIndex('purchase_user').on('purchase').column('userId').execute();
}

async function createPayments(db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> {
  await db.schema
    .createTable('payment_started')
    .addColumn('id', ...countingId(db))
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('key', 'text', required)
    .addColumn('order', 'text', required)
    .addColumn('cents', 'integer', required)
    .addColumn('provider', 'text', required)
    .addColumn('providerKey', 'text', required)
    .addColumn('clientSecret', 'text')
    .addColumn('reference', 'text')
    .addColumn('startedAt', 'text', required)
    .addUniqueConstraint('payment_started_once_a_key', ['userId', 'key'])
    .execute();

  await db.schema
    .createTable('payment_event')
    .addColumn('provider', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('customerId', 'text')
    .addColumn('says', 'jsonb')
    .addColumn('receivedAt', 'text', required)
    .addColumn('appliedAt', 'text')
    .addPrimaryKeyConstraint('payment_event_pk', ['provider', 'id'])
    .execute();
  await db.schema
    .createIndex('payment_event_customer')
    .on('payment_event')
    .columns(['provider', 'customerId'])
    .execute();
}

/** The state of the sandbox, which a real provider would store on its side. */
async function createSandbox(db: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await db.schema
    .createTable('sandbox_payment')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('clientSecret', 'text', (column) => column.notNull().unique())
    .addColumn('customerId', 'text', required)
    .addColumn('order', 'jsonb', required)
    .addColumn('status', 'text', required)
    .addColumn('currentPeriodEnd', 'text')
    .addColumn('cancelAtPeriodEnd', 'boolean', required)
    .addColumn('at', 'text', required)
    .execute();
}
