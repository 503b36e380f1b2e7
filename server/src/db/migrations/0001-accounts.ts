import type { Kysely } from 'kysely';
import { countingId, ownedBy, required } from './portable.ts';

type Installation = { id: number; accounts: number };

export async function up(db: Kysely<{ installation: Installation }>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('accounts', 'integer', required)
    .execute();
  await db.insertInto('installation').values({ id: 1, accounts: 0 }).execute();

  await db.schema
    .createTable('user')
    .addColumn('id', ...countingId(db))
    .addColumn('accountNumber', 'integer', (column) => column.notNull().unique())
    .addColumn('fullName', 'text', required)
    .addColumn('username', 'text', required)
    .addColumn('usernameKey', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', required)
    .addColumn('emailKey', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', required)
    .addColumn('avatarUrl', 'text')
    .addColumn('subscriptionTier', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('createdAt', 'text', required)
    .execute();

  await db.schema
    .createTable('session')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'integer', ownedBy('user'))
    .addColumn('createdAt', 'text', required)
    .addColumn('lastUsedAt', 'text', required)
    .execute();
  await db.schema.createIndex('session_user').on('session').column('userId').execute();

  await db.schema
    .createTable('sign_in_attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', required)
    .addColumn('lastAt', 'text', required)
    .addColumn('blockedUntil', 'text', required)
    .execute();
}
