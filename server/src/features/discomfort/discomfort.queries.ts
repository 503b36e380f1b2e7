import type { DiscomfortReport } from '@limber/contract/discomfort';
import { leftOutOn, oldestThatMatters } from '@limber/domain/discomfort/left-out';
import type { LocalDay } from '@limber/domain/time/local-day';
import { newestPage } from '#db/newest-page.ts';
import type { Db } from '#db/schema.ts';

const COLUMNS = ['id', 'exerciseId', 'date'] as const;

/** A report and its effect on a routine. */
type StoredReport = DiscomfortReport & { routineId: number | null; replacedById: number | null };

export async function findReports(
  db: Db,
  userId: number,
  before: number | undefined,
): Promise<DiscomfortReport[]> {
  const own = db.selectFrom('discomfort_report').select(COLUMNS).where('userId', '=', userId);
  return newestPage(own, before).execute();
}

/** Ids of exercises that are left out on this day because they hurt recently. */
export async function findLeftOut(
  db: Db,
  userId: number,
  day: LocalDay,
): Promise<ReadonlySet<number>> {
  const reports = await db
    .selectFrom('discomfort_report')
    .select(['exerciseId', 'date'])
    .where('userId', '=', userId)
    .where('date', '>=', oldestThatMatters(day))
    .execute();
  return leftOutOn(reports, day);
}

/** Stores and locks the report. A second one about the same exercise and day returns the first. */
export async function keepReport(
  db: Db,
  userId: number,
  { exerciseId, date }: Omit<DiscomfortReport, 'id'>,
  now: Date,
): Promise<StoredReport> {
  const reportedAt = now.toISOString();
  return db
    .insertInto('discomfort_report')
    .values({ userId, exerciseId, date, reportedAt })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'date', 'exerciseId']).doUpdateSet({ reportedAt }),
    )
    .returning([...COLUMNS, 'routineId', 'replacedById'])
    .executeTakeFirstOrThrow();
}

/** Records the replacement and its routine. */
export async function noteReplacement(
  db: Db,
  id: number,
  replacement: { routineId: number; replacedById: number },
): Promise<void> {
  await db.updateTable('discomfort_report').set(replacement).where('id', '=', id).execute();
}

/** Null when the user has no such report. */
export async function deleteReport(
  db: Db,
  userId: number,
  id: number,
): Promise<StoredReport | null> {
  const deleted = await db
    .deleteFrom('discomfort_report')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning([...COLUMNS, 'routineId', 'replacedById'])
    .executeTakeFirst();
  return deleted ?? null;
}
