import type { Kysely } from 'kysely';

/** Failures expire an hour after the first one; existing ones are deleted. */
export async function up(db: Kysely<{ sign_in_attempt: object }>): Promise<void> {
  await db.deleteFrom('sign_in_attempt').execute();
  await db.schema.alterTable('sign_in_attempt').renameColumn('lastAt', 'since').execute();
}
