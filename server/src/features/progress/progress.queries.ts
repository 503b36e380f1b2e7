import type { Db } from '#db/schema.ts';

/** Days a week; null without a goal. */
export async function findWeeklyGoal(db: Db, userId: number): Promise<number | null> {
  const saved = await db
    .selectFrom('preferences')
    .select('weeklyGoal')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return saved?.weeklyGoal ?? null;
}

/** Activity between two times, ISO 8601 in UTC; `until` is excluded. */
export async function countBetween(db: Db, userId: number, from: string, until: string) {
  const exercises = await db
    .selectFrom('exercise_history')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.coalesce(row.fn.sum<number>('seconds'), row.lit(0)).as('seconds'),
    ])
    .where('userId', '=', userId)
    .where('completedAt', '>=', from)
    .where('completedAt', '<', until)
    .executeTakeFirstOrThrow();
  const routines = await db
    .selectFrom('routine_history')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('completedAt', '>=', from)
    .where('completedAt', '<', until)
    .executeTakeFirstOrThrow();
  return {
    exercisesCompleted: exercises.count,
    secondsMoved: exercises.seconds,
    routinesCompleted: routines.count,
  };
}
