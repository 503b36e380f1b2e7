import { isDeepStrictEqual } from 'node:util';
import * as contract from '@limber/contract/routine-history';
import type { Exercise } from '@limber/contract/exercises';
import { ROUTINE_SIZE } from '@limber/domain/routines/allocate-slots';
import { isForVisitors, VISITOR_MINUTES } from '@limber/domain/routines/for-visitors';
import { isAboutToday, type LocalDay } from '@limber/domain/time/local-day';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import { timeOfCompletion } from '@limber/domain/time/time-of-completion';
import type { Deps } from '#deps.ts';
import { getEntitlements } from '#features/billing/entitlements.queries.ts';
import { runOnce } from '#features/idempotency/run-once.ts';
import { knownExercises } from '#features/exercises/known-exercises.ts';
import { keyReused } from '#http/idempotent-call.ts';
import { notFound } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { refuseLocked } from '#features/billing/refuse-beyond-tier.ts';
import { recordExercises } from './exercise-history.queries.ts';
import { findRoutineHistory, recordRoutine } from './routine-history.queries.ts';
import {
  completeSlots,
  lockRoutine,
  type StoredRoutine,
  takeAsRoutine,
} from './routines.queries.ts';

export function routineHistoryRoutes(serve: Serve, deps: Deps): void {
  const { db, now, exercises } = deps;

  serve(contract.listRoutineHistory, ({ userId, query }) =>
    findRoutineHistory(db, userId, query.before),
  );

  serve(contract.saveRoutineRecord, async ({ userId, body, idempotency }) => {
    const { routineId, routineDate, completedAt, ...workout } = body;
    const done = knownExercises(exercises, workout.exerciseIds);

    return runOnce(deps, idempotency, async (tx) => {
      const at = timeOfCompletion(completedAt, now());
      const routine = routineId === undefined ? null : await lockRoutine(tx, userId, routineId);
      if (routineId !== undefined && !routine) throw notFound();
      const { exerciseIds } = workout;
      // If the routine has changed since, the workout is recorded on its own.
      const finished =
        routine && hasExactly(routine, exerciseIds)
          ? routine
          : await takeVisit(tx, userId, { date: routineDate, done, at });
      const finishes = finished && { routineId: finished.id, round: finished.round };

      const idempotencyKey = idempotency?.key ?? null;
      const [saved, entitlements] = await Promise.all([
        recordRoutine(tx, userId, { ...workout, finishes, idempotencyKey }, at),
        getEntitlements(tx, userId, now()),
      ]);
      if (saved.isRepeat) {
        // `runOnce` checks this as well, but forgets the key after a day; the record keeps it.
        if (!isRecordOf(workout, saved.record)) throw keyReused();
        return saved.record;
      }
      refuseLocked(done, entitlements, finished ? workout.exerciseIds : []);
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

/** Whether the record is of the same workout. */
function isRecordOf(workout: object, record: contract.RoutineRecord): boolean {
  const recorded = new Map(Object.entries(record));
  return Object.entries(workout).every(([field, value]) =>
    isDeepStrictEqual(value, recorded.get(field)),
  );
}

type DoneOnVisit = { date: LocalDay | undefined; done: readonly Exercise[]; at: Date };

/**
 * Makes a visitor's workout the routine of the day; null when it cannot be, and is recorded on its
 * own.
 */
async function takeVisit(
  tx: Db,
  userId: number,
  { date, done, at }: DoneOnVisit,
): Promise<StoredRoutine | null> {
  if (date === undefined || !isAboutToday(date, at)) return null;
  const exerciseIds = [...new Set(done.filter(isForVisitors).map(({ id }) => id))];
  if (exerciseIds.length !== ROUTINE_SIZE || done.length !== ROUTINE_SIZE) return null;
  await lockUser(tx, userId);
  return takeAsRoutine(tx, userId, { date, minutes: VISITOR_MINUTES, exerciseIds }, at);
}

/** The same exercises in any order. */
function hasExactly({ slots }: StoredRoutine, exerciseIds: readonly number[]): boolean {
  const done = new Set(exerciseIds);
  return done.size === slots.length && slots.every(({ exerciseId }) => done.has(exerciseId));
}
