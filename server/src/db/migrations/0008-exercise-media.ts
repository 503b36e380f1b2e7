import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { required } from './portable.ts';

const KEY_BYTES = 32;

export async function up(db: Kysely<{ installation: { mediaKey: string } }>): Promise<void> {
  await db.schema.alterTable('installation').addColumn('mediaKey', 'text').execute();
  await db
    .updateTable('installation')
    .set({ mediaKey: randomBytes(KEY_BYTES).toString('base64url') })
    .execute();

  await db.schema
    .createTable('exercise_image')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('exerciseId', 'integer', required)
    .addColumn('ownerId', 'integer', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('uploadKey', 'text', (column) => column.unique())
    .addColumn('position', 'integer')
    .addColumn('putAwayAt', 'text')
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('imageHash', 'text', required)
    .addColumn('thumbnailHash', 'text', required)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema
    .createIndex('exercise_image_version')
    .on('exercise_image')
    .columns(['ownerId', 'exerciseId'])
    .execute();
  await db.schema
    .createIndex('exercise_image_put_away')
    .on('exercise_image')
    .column('putAwayAt')
    .execute();

  await db.schema
    .createTable('exercise_video')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('exerciseId', 'integer', required)
    .addColumn('ownerId', 'integer', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('madeOf', 'jsonb', required)
    .addColumn('hash', 'text', required)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema
    .createIndex('exercise_video_version')
    .on('exercise_video')
    .columns(['ownerId', 'exerciseId'])
    .execute();
}
