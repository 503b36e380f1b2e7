import type { LocalDay } from '@limber/domain/time/local-day';
import type { Db } from '#db/schema.ts';

type Range = { from: LocalDay; until: LocalDay };

/** Both ends included, oldest first. */
export async function findDaysOff(db: Db, userId: number, { from, until }: Range) {
  const rows = await db
    .selectFrom('day_off')
    .select('date')
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', until)
    .orderBy('date')
    .execute();
  return rows.map(({ date }) => date);
}

export async function insertDayOff(db: Db, userId: number, date: LocalDay): Promise<void> {
  await db
    .insertInto('day_off')
    .values({ userId, date })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeDayOff(db: Db, userId: number, date: LocalDay): Promise<void> {
  await db.deleteFrom('day_off').where('userId', '=', userId).where('date', '=', date).execute();
}
