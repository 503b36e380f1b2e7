import type { Kysely } from 'kysely';

/** When somebody was last given a link to a new password by an administrator: they are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('resetLinkGivenAt', 'text').execute();
}
