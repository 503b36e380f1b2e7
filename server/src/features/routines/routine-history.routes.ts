import * as contract from '@limber/contract/routine-history';
import type { Db } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound, Refused } from '../../http/refused.ts';
import type { Serve } from '../../http/serve.ts';
import { recordExercises } from './exercise-history.queries.ts';
import { listRoutineHistory, recordRoutine } from './routine-history.queries.ts';
import { completeSlots, lockRoutine } from './routines.queries.ts';

export function routineHistoryRoutes(serve: Serve, { db, now, exercises }: Deps): void {
  serve(contract.listRoutineHistory, ({ caller, query }) =>
    listRoutineHistory(db, caller.userId, query.before),
  );

  serve(contract.saveRoutineRecord, async ({ caller: { userId }, body, idempotencyKey }) => {
    const { routineId, ...workout } = body;
    if (!workout.exerciseIds.every((id) => exercises.has(id))) throw unknownExercise();

    return db.transaction().execute(async (tx) => {
      const at = now();
      const finishes =
        routineId === undefined
          ? null
          : await finishRound(tx, userId, routineId, workout.exerciseIds, at);
      const saved = await recordRoutine(tx, userId, { ...workout, finishes, idempotencyKey }, at);
      if (saved.isNew) {
        const completed = workout.exerciseIds.map((id) => ({
          exercise: exercises.get(id),
          slot: finishes,
          rating: null,
        }));
        await recordExercises(tx, userId, completed, at);
      }
      return saved.record;
    });
  });
}

/**
 * Completes the round of a daily routine that was done elsewhere, and says which round that was.
 * Null when the routine has changed since: what was done then counts as a workout of its own.
 */
async function finishRound(
  db: Db,
  userId: number,
  routineId: number,
  exerciseIds: readonly number[],
  now: Date,
): Promise<{ routineId: number; round: number } | null> {
  const routine = await lockRoutine(db, userId, routineId);
  if (!routine) throw notFound();
  const done = new Set(exerciseIds);
  const isSame =
    done.size === routine.slots.length && routine.slots.every((slot) => done.has(slot.exerciseId));
  if (!isSame) return null;
  await completeSlots(db, routineId, [...routine.slots.keys()], now);
  return { routineId, round: routine.round };
}

function unknownExercise(): Refused {
  const message = 'This exercise does not exist';
  return new Refused(422, 'unknown-exercise', message, {
    issues: [{ field: 'exerciseIds', message }],
  });
}
