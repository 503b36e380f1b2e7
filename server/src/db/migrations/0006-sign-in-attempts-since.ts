import type { Kysely } from 'kysely';

/** Failures are forgotten an hour after the first of them; what is there now is forgotten at once. */
export async function up(db: Kysely<{ sign_in_attempt: object }>): Promise<void> {
  await db.deleteFrom('sign_in_attempt').execute();
  await db.schema.alterTable('sign_in_attempt').renameColumn('lastAt', 'since').execute();
}
