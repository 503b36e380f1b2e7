import type { Kysely } from 'kysely';

/** Without it, deleting an account reads all reports of everyone once for each of its routines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('discomfort_report_routine')
    .on('discomfort_report')
    .column('routineId')
    .execute();
}
