import type { Kysely } from 'kysely';

/** Without this index, deleting an account reads all reports once for each of its routines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('discomfort_report_routine')
    .on('discomfort_report')
    .column('routineId')
    .execute();
}
