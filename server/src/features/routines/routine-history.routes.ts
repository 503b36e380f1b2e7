import * as contract from '@limber/contract/routine-history';
import type { Deps } from '#deps.ts';
import { knownExercises } from '#known-exercises.ts';
import { notFound } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { refuseLocked } from '#refuse-beyond-tier.ts';
import { recordExercises } from './exercise-history.queries.ts';
import { findRoutineHistory, recordRoutine } from './routine-history.queries.ts';
import { completeSlots, lockRoutine, type StoredRoutine } from './routines.queries.ts';

export function routineHistoryRoutes(
  serve: Serve,
  { db, now, exercises, getEntitlements }: Deps,
): void {
  serve(contract.listRoutineHistory, ({ userId, query }) =>
    findRoutineHistory(db, userId, query.before),
  );

  serve(contract.saveRoutineRecord, async ({ userId, body, idempotencyKey }) => {
    const { routineId, ...workout } = body;
    const done = knownExercises(exercises, workout.exerciseIds);

    return db.transaction().execute(async (tx) => {
      const at = now();
      const routine = routineId === undefined ? null : await lockRoutine(tx, userId, routineId);
      if (routineId !== undefined && !routine) throw notFound();
      // If the routine has changed since, the workout is recorded on its own.
      const finished = routine && hasExactly(routine, workout.exerciseIds) ? routine : null;
      const finishes = finished && { routineId: finished.id, round: finished.round };

      const saved = await recordRoutine(tx, userId, { ...workout, finishes, idempotencyKey }, at);
      if (saved.isRepeat) return saved.record;
      refuseLocked(done, await getEntitlements(tx, userId), finished ? workout.exerciseIds : []);
      if (finished) await completeSlots(tx, finished.id, [...finished.slots.keys()], at);
      const completed = done.map((exercise) => ({
        exercise: finished ? exercises.atLength(exercise.id, finished.minutes) : exercise,
        slot: finishes,
        rating: null,
      }));
      await recordExercises(tx, userId, completed, at);
      return saved.record;
    });
  });
}

/** Whether these are the exercises of the routine, in whatever order. */
function hasExactly({ slots }: StoredRoutine, exerciseIds: readonly number[]): boolean {
  const done = new Set(exerciseIds);
  return done.size === slots.length && slots.every(({ exerciseId }) => done.has(exerciseId));
}
