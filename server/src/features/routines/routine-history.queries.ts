import { HISTORY_PAGE_SIZE, type RoutineRecord } from '@limber/contract/routine-history';
import { FIRST_PAGE, newestPage } from '#db/newest-page.ts';
import { prepared } from '#db/prepared.ts';
import type { Db, NewRow } from '#db/schema.ts';

const WIRE_COLUMNS = [
  'id',
  'name',
  'exerciseIds',
  'exerciseNames',
  'bodyAreas',
  'totalDuration',
  'painPointsAtTime',
  'exerciseCount',
  'completedAt',
] as const;

export type NewRoutineRecord = Omit<RoutineRecord, 'id' | 'completedAt'> & {
  /** The finished round of a daily routine, which has one record at most. */
  finishes: { routineId: number; round: number } | null;
  idempotencyKey: string | null;
};

const insertRecord = prepared((db, row: NewRow<'routine_history'>) =>
  db
    .insertInto('routine_history')
    .values({
      userId: row.userId,
      name: row.name,
      exerciseIds: row.exerciseIds,
      exerciseNames: row.exerciseNames,
      bodyAreas: row.bodyAreas,
      painPointsAtTime: row.painPointsAtTime,
      totalDuration: row.totalDuration,
      exerciseCount: row.exerciseCount,
      completedAt: row.completedAt,
      idempotencyKey: row.idempotencyKey,
      routineId: row.routineId,
      round: row.round,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(WIRE_COLUMNS),
);

/**
 * Saves a completed workout. An existing record of this round, or of this idempotency key, is returned unchanged;
 * `isRepeat` means it was the key, so that everything has happened before. Call inside a transaction.
 */
export async function recordRoutine(
  db: Db,
  userId: number,
  { finishes, idempotencyKey, ...record }: NewRoutineRecord,
  now: Date,
): Promise<{ record: RoutineRecord; isRepeat: boolean }> {
  const [inserted] = await insertRecord(db, {
    name: record.name,
    totalDuration: record.totalDuration,
    exerciseCount: record.exerciseCount,
    userId,
    idempotencyKey,
    routineId: finishes?.routineId ?? null,
    round: finishes?.round ?? null,
    exerciseIds: JSON.stringify(record.exerciseIds),
    exerciseNames: JSON.stringify(record.exerciseNames),
    bodyAreas: JSON.stringify(record.bodyAreas),
    painPointsAtTime: JSON.stringify(record.painPointsAtTime),
    completedAt: now.toISOString(),
  });
  if (inserted) return { record: inserted, isRepeat: false };

  const sameKeyOrRound = await db
    .selectFrom('routine_history')
    .select([...WIRE_COLUMNS, 'idempotencyKey as key'])
    .where('userId', '=', userId)
    .where((row) =>
      row.or([
        row('idempotencyKey', '=', idempotencyKey),
        row.and([
          row('routineId', '=', finishes?.routineId ?? null),
          row('round', '=', finishes?.round ?? null),
        ]),
      ]),
    )
    .execute();
  const repeated = sameKeyOrRound.find(({ key }) => key !== null && key === idempotencyKey);
  const existing = repeated ?? sameKeyOrRound[0];
  if (!existing) throw new Error('A record that stood in the way is gone');
  const { key: _key, ...existingRecord } = existing;
  return { record: existingRecord, isRepeat: repeated !== undefined };
}

const findPage = prepared((db, { userId, before }: { userId: number; before: number }) =>
  newestPage(
    db.selectFrom('routine_history').select(WIRE_COLUMNS).where('userId', '=', userId),
    before,
    HISTORY_PAGE_SIZE,
  ),
);

export async function findRoutineHistory(
  db: Db,
  userId: number,
  before: number | undefined,
): Promise<RoutineRecord[]> {
  return findPage(db, { userId, before: before ?? FIRST_PAGE });
}
