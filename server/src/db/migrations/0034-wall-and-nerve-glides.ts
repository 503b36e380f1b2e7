import type { Kysely } from 'kysely';

/** Nobody has said yet that a wall is near, or that a therapist showed them nerve glides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['hasWall', 'nerveGlides']) {
    await db.schema
      .alterTable('preferences')
      .addColumn(column, 'boolean', (it) => it.notNull().defaultTo(false))
      .execute();
  }
}
