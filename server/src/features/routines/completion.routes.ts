import * as contract from '@limber/contract/routines';
import { DONE } from '@limber/contract/fields';
import {
  DAILY_ROUTINE_NAME,
  NOT_ALL_COMPLETED,
  summariseWorkout,
} from '@limber/domain/routines/daily-routine';
import type { Deps } from '#deps.ts';
import { runOnce } from '#features/idempotency/run-once.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { recordExercises } from './exercise-history.queries.ts';
import { recordRoutine } from './routine-history.queries.ts';
import { completeSlots, lockRoutine } from './routines.queries.ts';
import { readRoutine, toRoutine } from './to-routine.ts';

export function completionRoutes(serve: Serve, deps: Deps): void {
  const { now, exercises } = deps;

  serve(contract.completeExercise, async ({ userId, params, body: { rating }, idempotency }) => {
    const { id, exerciseIndex } = params;
    await runOnce(deps, idempotency, async (tx) => {
      const routine = await lockRoutine(tx, userId, id);
      const slot = routine?.slots[exerciseIndex];
      if (!routine || !slot) throw notFound();
      await completeSlots(tx, id, [exerciseIndex], now());
      const exercise = exercises.atLength(slot.exerciseId, routine.minutes);
      const completed = { exercise, slot: { routineId: id, round: routine.round }, rating };
      await recordExercises(tx, userId, [completed], now());
    });
    return readRoutine(deps, userId, id);
  });

  serve(contract.completeRoutine, async ({ userId, params: { id }, body, idempotency }) => {
    await runOnce(deps, idempotency, async (tx) => {
      const routine = await lockRoutine(tx, userId, id);
      if (!routine) throw notFound();
      if (routine.slots.some(({ completedAt }) => completedAt === null)) {
        throw new Refused(422, 'not-all-completed', NOT_ALL_COMPLETED);
      }
      const workout = toRoutine(routine, exercises).exercises;
      const record = {
        name: DAILY_ROUTINE_NAME,
        ...summariseWorkout(workout),
        painPointsAtTime: body.painPoints,
        finishes: { routineId: id, round: routine.round },
        // The web app may send the same key again with `saveRoutineRecord`, once the routine has
        // changed.
        idempotencyKey: idempotency?.key ?? null,
      };
      await recordRoutine(tx, userId, record, now());
    });
    return DONE;
  });
}
