import type { CheckIn } from '@limber/contract/check-ins';
import { newestPage } from '#db/newest-page.ts';
import type { Db } from '#db/schema.ts';

const COLUMNS = ['id', 'area', 'feeling', 'date'] as const;

export async function findCheckIns(
  db: Db,
  userId: number,
  before: number | undefined,
): Promise<CheckIn[]> {
  const own = db.selectFrom('check_in').select(COLUMNS).where('userId', '=', userId);
  return newestPage(own, before).execute();
}

/** Replaces an answer about the same area and day. */
export async function upsertCheckIn(
  db: Db,
  userId: number,
  { area, feeling, date }: Omit<CheckIn, 'id'>,
  now: Date,
): Promise<CheckIn> {
  const answeredAt = now.toISOString();
  return db
    .insertInto('check_in')
    .values({ userId, area, feeling, date, answeredAt })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'date', 'area']).doUpdateSet({ feeling, answeredAt }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
