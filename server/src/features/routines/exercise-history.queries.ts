import type { Exercise } from '@limber/contract/exercises';
import { newestPage } from '#db/newest-page.ts';
import { preparedForRows } from '#db/prepared.ts';
import type { Db, NewRow } from '#db/schema.ts';

/** `slot` is the place in a daily routine, where the exercise counts once. */
export type CompletedExercise = {
  exercise: Exercise;
  slot: { routineId: number; round: number } | null;
  rating: number | null;
};

const insertExercises = preparedForRows((db, rows: readonly NewRow<'exercise_history'>[]) =>
  db
    .insertInto('exercise_history')
    .values(
      rows.map((row) => ({
        userId: row.userId,
        routineId: row.routineId,
        round: row.round,
        exerciseId: row.exerciseId,
        exerciseName: row.exerciseName,
        bodyArea: row.bodyArea,
        seconds: row.seconds,
        rating: row.rating,
        completedAt: row.completedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['routineId', 'round', 'exerciseId']).doNothing()),
);

/** Appends to the user's history; exercises that already count for their routine are skipped. */
export async function recordExercises(
  db: Db,
  userId: number,
  completed: readonly CompletedExercise[],
  now: Date,
): Promise<void> {
  if (completed.length === 0) return;
  const rows = completed.map(({ exercise, slot, rating }) => ({
    userId,
    routineId: slot?.routineId ?? null,
    round: slot?.round ?? null,
    exerciseId: exercise.id,
    exerciseName: exercise.name,
    bodyArea: exercise.bodyArea,
    seconds: exercise.durationSeconds,
    rating,
    completedAt: now.toISOString(),
  }));
  await insertExercises(db, rows);
}

/** Whether any exercise of this round was done, including replaced ones. */
export async function isRoundBegun(
  db: Db,
  { routineId, round }: { routineId: number; round: number },
): Promise<boolean> {
  const done = await db
    .selectFrom('exercise_history')
    .select('id')
    .where('routineId', '=', routineId)
    .where('round', '=', round)
    .limit(1)
    .executeTakeFirst();
  return done !== undefined;
}

export async function findExerciseHistory(db: Db, userId: number, before: number | undefined) {
  const own = db
    .selectFrom('exercise_history')
    .select(['id', 'exerciseId', 'exerciseName', 'bodyArea', 'seconds', 'completedAt'])
    .where('userId', '=', userId);
  return newestPage(own, before).execute();
}
