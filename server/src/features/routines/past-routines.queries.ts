import { PAST_DAYS, type PastRoutines, pastRoutines } from '@limber/domain/routines/past-routines';
import { daysBetween, type LocalDay } from '@limber/domain/time/local-day';
import { addDays } from '@limber/domain/time/month-calendar';
import type { Db } from '#db/schema.ts';

/** The exercises of a user's routines on the days before this one. */
export async function findPastRoutines(
  db: Db,
  userId: number,
  day: LocalDay,
): Promise<PastRoutines> {
  const rows = await db
    .selectFrom('routine')
    .innerJoin('routine_exercise', 'routine_exercise.routineId', 'routine.id')
    .select(['routine.date', 'routine_exercise.exerciseId'])
    .where('routine.userId', '=', userId)
    .where('routine.date', '>=', addDays(day, -PAST_DAYS))
    .where('routine.date', '<', day)
    .execute();
  return pastRoutines(
    rows.map(({ date, exerciseId }) => ({ exerciseId, daysAgo: daysBetween(date, day) })),
  );
}
