import type { Exercise } from '@limber/contract/exercises';
import * as contract from '@limber/contract/routines';
import { adaptRoutine, backToBefore, countExchanged } from '@limber/domain/moment/adapt-routine';
import { fitsMoment, NOTHING_FITS } from '@limber/domain/moment/moment';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { coveredWeights } from '@limber/domain/subscriptions/tier-limits';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { findWeights } from '#features/pain-points/pain-points.queries.ts';
import { runOnce } from '#features/idempotency/run-once.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { refuseBeyondTier } from '#features/billing/refuse-beyond-tier.ts';
import { lockRoutine, noteAdapted, replaceSlots, type StoredRoutine } from './routines.queries.ts';
import { readRoutine } from './to-routine.ts';
import { findUsable } from './usable-exercises.ts';

export function adaptRoutes(serve: Serve, deps: Deps): void {
  const { exercises, random } = deps;

  /** The routine before it was adapted, and a predicate for its completed exercises. */
  const unadapted = (
    routine: StoredRoutine,
    usable: readonly Exercise[],
    doneIds: readonly number[],
  ) => {
    const { adapted, minutes, slots } = routine;
    const current = slots.map(({ exerciseId }) => exercises.get(exerciseId));
    const done = new Set(
      slots.flatMap((slot) => (slot.completedAt === null ? [] : slot.exerciseId)),
    );
    const isDone = ({ id }: Exercise) => done.has(id) || doneIds.includes(id);
    const before = adapted?.before.exerciseIds.map(exercises.get) ?? current;
    const isUsable = ({ id }: Exercise) => usable.some((each) => each.id === id);
    return {
      exercises: backToBefore({ before, current, isDone, isUsable }),
      before: adapted?.before ?? { minutes, exerciseIds: current.map(({ id }) => id) },
      isDone,
    };
  };

  serve(contract.adaptRoutine, async ({ userId, params: { id }, body, idempotency }) => {
    const { doneIds, ...moment } = body;
    await runOnce(deps, idempotency, async (tx) => {
      const routine = await lockRoutine(tx, userId, id);
      if (!routine) throw notFound();
      const { entitlements, past, usable } = await findUsable(deps, tx, userId, routine.date);
      const minutes = moment.minutes ?? routine.adapted?.before.minutes ?? routine.minutes;
      const isCovered = moment.minutes === null || entitlements.minutes.includes(moment.minutes);
      refuseBeyondTier(isCovered ? null : LIMIT_SENTENCES.minutes);
      const { exercises: before, isDone, ...was } = unadapted(routine, usable, doneIds);
      const weights = coveredWeights(entitlements, await findWeights(tx, userId));
      const fits = fitsMoment(moment);
      const chosen = adaptRoutine({
        exercises: before,
        isDone,
        fits,
        usable,
        weights,
        random,
        past,
      });
      if (chosen.length === 0) throw new Refused(422, 'nothing-fits', NOTHING_FITS);
      await replace(tx, routine, chosen);
      const adaptation = { ...moment, ...countExchanged(before, chosen) };
      await noteAdapted(tx, id, { minutes, adapted: { adaptation, before: was.before } });
    });
    return readRoutine(deps, userId, id);
  });

  serve(
    contract.restoreRoutine,
    async ({ userId, params: { id }, body: { doneIds }, idempotency }) => {
      await runOnce(deps, idempotency, async (tx) => {
        const routine = await lockRoutine(tx, userId, id);
        if (!routine) throw notFound();
        const { usable } = await findUsable(deps, tx, userId, routine.date);
        const was = unadapted(routine, usable, doneIds);
        await replace(tx, routine, was.exercises);
        await noteAdapted(tx, id, { minutes: was.before.minutes, adapted: null });
      });
      return readRoutine(deps, userId, id);
    },
  );
}

/** Replaces the exercises; completed ones stay completed. */
async function replace(
  tx: Db,
  { id, slots }: StoredRoutine,
  chosen: readonly Exercise[],
): Promise<void> {
  const doneAt = new Map(slots.map(({ exerciseId, completedAt }) => [exerciseId, completedAt]));
  const replaced = chosen.map((exercise) => ({
    exerciseId: exercise.id,
    completedAt: doneAt.get(exercise.id) ?? null,
  }));
  await replaceSlots(tx, id, replaced);
}
