import * as contract from '@limber/contract/routines';
import { fitsMoment } from '@limber/domain/moment/moment';
import { chooseReplacement, NO_ALTERNATIVES } from '@limber/domain/routines/choose-replacement';
import { NOTHING_TO_BRING_BACK } from '@limber/domain/routines/daily-routine';
import { chooseRoutine } from '@limber/domain/routines/choose-routine';
import { coveredMinutes, coveredWeights } from '@limber/domain/subscriptions/tier-limits';
import { isAboutToday, type LocalDay, NOT_ABOUT_TODAY } from '@limber/domain/time/local-day';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { findWeights } from '#features/pain-points/pain-points.queries.ts';
import { runOnce } from '#features/idempotency/run-once.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { isRoundBegun } from './exercise-history.queries.ts';
import { momentOf } from './moment-of.ts';
import {
  bringBack,
  findRoutine,
  insertRoutine,
  lockRoutine,
  replaceExercise,
  replaceExercises,
} from './routines.queries.ts';
import { readRoutine, withOwnersMedia } from './to-routine.ts';
import { findUsable } from './usable-exercises.ts';

export function routineRoutes(serve: Serve, deps: Deps): void {
  const { db, now, random, exercises } = deps;

  /** Chooses a routine within the tier's limits. */
  const choose = async (
    tx: Db,
    userId: number,
    day: LocalDay,
    avoid: ReadonlySet<number> = new Set(),
  ) => {
    const found = await findUsable(deps, tx, userId, day);
    const { entitlements, preferences, past, wanted, usable } = found;
    const weights = coveredWeights(entitlements, await findWeights(tx, userId));
    const chosen = chooseRoutine(usable, weights, random, { avoid, past, wanted });
    return {
      exerciseIds: chosen.map(({ id }) => id),
      minutes: coveredMinutes(entitlements, preferences.defaultDuration),
    };
  };

  serve(contract.getTodaysRoutine, async ({ userId, query: { date } }) => {
    if (!isAboutToday(date, now())) {
      throw new Refused(422, 'not-today', NOT_ABOUT_TODAY, {
        issues: [{ field: 'date', message: NOT_ABOUT_TODAY }],
      });
    }
    const kept = await findRoutine(db, userId, { date });
    if (kept) return withOwnersMedia(deps, userId, kept);

    await db.transaction().execute(async (tx) => {
      // The basis of the choice, such as the health card, must not change meanwhile.
      await lockUser(tx, userId);
      const chosen = await choose(tx, userId, date);
      await insertRoutine(tx, userId, { date, ...chosen }, now());
    });
    const routine = await findRoutine(db, userId, { date });
    if (!routine) throw new Error('A routine that was just kept is gone');
    return withOwnersMedia(deps, userId, routine);
  });

  serve(contract.getRoutine, ({ userId, params: { id } }) => readRoutine(deps, userId, id));

  serve(contract.regenerateExercise, async ({ userId, params, idempotency }) => {
    const { id, exerciseIndex } = params;
    await runOnce(deps, idempotency, async (tx) => {
      const routine = await lockRoutine(tx, userId, id);
      const slot = routine?.slots[exerciseIndex];
      if (!routine || !slot) throw notFound();
      const { usable, past } = await findUsable(deps, tx, userId, routine.date);
      const current = exercises.get(slot.exerciseId);
      const inRoutine = routine.slots.map(({ exerciseId }) => exercises.get(exerciseId));
      const fitting = usable.filter(fitsMoment(momentOf(routine)));
      const replacement =
        chooseReplacement(fitting, current, inRoutine, random, past) ??
        chooseReplacement(usable, current, inRoutine, random, past);
      if (!replacement) throw new Refused(422, 'no-alternatives', NO_ALTERNATIVES);
      const { minutes, slots, recordedAt } = routine;
      if (recordedAt === null) {
        await replaceExercise(tx, id, exerciseIndex, replacement.id);
        return;
      }
      // The recorded round stays in the history: this is a new round.
      const exerciseIds = slots.map(({ exerciseId }) => exerciseId);
      const others = exerciseIds.with(exerciseIndex, replacement.id);
      await replaceExercises(tx, routine, { minutes, exerciseIds: others });
    });
    return readRoutine(deps, userId, id);
  });

  serve(contract.regenerateRoutine, async ({ userId, params: { id }, idempotency }) => {
    await runOnce(deps, idempotency, async (tx) => {
      const routine = await lockRoutine(tx, userId, id);
      if (!routine) throw notFound();
      const current = new Set(routine.slots.map(({ exerciseId }) => exerciseId));
      await replaceExercises(tx, routine, await choose(tx, userId, routine.date, current));
    });
    return readRoutine(deps, userId, id);
  });

  serve(contract.undoRegeneration, async ({ userId, params: { id }, idempotency }) => {
    await runOnce(deps, idempotency, async (tx) => {
      const routine = await lockRoutine(tx, userId, id);
      if (!routine) throw notFound();
      const { replaced, round, recordedAt } = routine;
      // The history refers to begun rounds by number, which must not be reused.
      const hasBegun = recordedAt !== null || (await isRoundBegun(tx, { routineId: id, round }));
      if (replaced === null || hasBegun) {
        throw new Refused(422, 'nothing-to-bring-back', NOTHING_TO_BRING_BACK);
      }
      const { usable } = await findUsable(deps, tx, userId, routine.date);
      const usableIds = new Set(usable.map((one) => one.id));
      const stays = (slot: (typeof replaced.slots)[number]) =>
        slot.completedAt !== null || usableIds.has(slot.exerciseId);
      await bringBack(tx, id, { ...replaced, slots: replaced.slots.filter(stays) });
    });
    return readRoutine(deps, userId, id);
  });
}
