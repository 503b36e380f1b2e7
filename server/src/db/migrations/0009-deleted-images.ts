import type { Kysely } from 'kysely';

export async function up(db: Kysely<{ exercise_image: object }>): Promise<void> {
  await db.schema.dropIndex('exercise_image_put_away').execute();
  await db.schema.alterTable('exercise_image').renameColumn('putAwayAt', 'deletedAt').execute();
  await db.schema
    .createIndex('exercise_image_deleted')
    .on('exercise_image')
    .column('deletedAt')
    .execute();
}
