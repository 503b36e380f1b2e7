import type { Kysely } from 'kysely';
import { countingId, ownedBy, required } from './portable.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Cents off the next bill after a reduction of seats.
  await db.schema
    .alterTable('sandbox_payment')
    .addColumn('creditCents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('team')
    .addColumn('id', ...countingId(db))
    .addColumn('ownerId', 'integer', (column) => ownedBy('user')(column).unique())
    .addColumn('payerId', 'integer', (column) =>
      column.references('user.id').onDelete('set null').unique(),
    )
    .addColumn('name', 'text', required)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema
    .createTable('team_member')
    .addColumn('userId', 'integer', (column) => ownedBy('user')(column).primaryKey())
    .addColumn('teamId', 'integer', ownedBy('team'))
    .addColumn('joinedAt', 'text', required)
    .execute();
  await db.schema.createIndex('team_member_team').on('team_member').column('teamId').execute();
  await db.schema
    .createTable('team_invitation')
    .addColumn('id', ...countingId(db))
    .addColumn('teamId', 'integer', ownedBy('team'))
    // Null for an invitation whose link the owner passes on.
    .addColumn('email', 'text')
    .addColumn('emailKey', 'text')
    .addColumn('createdAt', 'text', required)
    .addColumn('expiresAt', 'text', required)
    .addUniqueConstraint('team_invitation_once', ['teamId', 'emailKey'])
    .execute();
  await db.schema
    .createTable('team_invitation_link')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('invitationId', 'integer', ownedBy('team_invitation'))
    .addColumn('expiresAt', 'text', required)
    .execute();
  await db.schema
    .createIndex('team_invitation_link_invitation')
    .on('team_invitation_link')
    .column('invitationId')
    .execute();
  await db.schema
    .createIndex('team_invitation_end')
    .on('team_invitation')
    .column('expiresAt')
    .execute();
}
