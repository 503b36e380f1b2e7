import type { ExerciseWish } from '@limber/domain/routines/exercise-wishes';
import type { Db } from '#db/schema.ts';

/** Newest first. */
export async function findWishes(db: Db, userId: number): Promise<ExerciseWish[]> {
  return db
    .selectFrom('exercise_wish')
    .select(['exerciseId', 'wish', 'date'])
    .where('userId', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('exerciseId')
    .execute();
}

export async function upsertWish(
  db: Db,
  userId: number,
  { exerciseId, wish, date }: ExerciseWish,
): Promise<void> {
  await db
    .insertInto('exercise_wish')
    .values({ userId, exerciseId, wish, date })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'exerciseId']).doUpdateSet({ wish, date }),
    )
    .execute();
}

export async function deleteWish(db: Db, userId: number, exerciseId: number): Promise<void> {
  await db
    .deleteFrom('exercise_wish')
    .where('userId', '=', userId)
    .where('exerciseId', '=', exerciseId)
    .execute();
}
