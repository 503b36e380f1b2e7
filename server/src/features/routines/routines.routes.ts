import * as contract from '@limber/contract/routines';
import { chooseReplacement, NO_ALTERNATIVES } from '@limber/domain/routines/choose-replacement';
import { chooseRoutine } from '@limber/domain/routines/choose-routine';
import type { Preferences } from '@limber/domain/preferences/preferences';
import type { Weights } from '@limber/domain/pain-points/weights';
import type { Entitlements } from '@limber/domain/subscriptions/entitlements';
import { coveredMinutes, coveredWeights, isLocked } from '@limber/domain/subscriptions/plan-limits';
import { isAboutToday, NOT_ABOUT_TODAY } from '@limber/domain/time/local-day';
import type { Db } from '#db/schema.ts';
import type { Deps, MayDo, SeenBy } from '#deps.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import {
  findRoutine,
  insertRoutine,
  lockRoutine,
  replaceExercise,
  replaceExercises,
} from './routines.queries.ts';
import { readRoutine, seenRoutine } from './to-routine.ts';

/** What choosing a routine needs to know of a person; handed over by `app.ts`. */
type Needs = {
  findWeights: (db: Db, userId: number) => Promise<Weights>;
  findPreferences: (db: Db, userId: number) => Promise<Preferences>;
  mayDo: MayDo;
  seenBy: SeenBy;
};

export function routineRoutes(
  serve: Serve,
  deps: Deps,
  { findWeights, findPreferences, mayDo, seenBy }: Needs,
): void {
  const { db, now, random, exercises } = deps;
  const outside = { db, exercises, seenBy };

  /** The exercises that are open to somebody of this plan. */
  const openTo = (entitlements: Entitlements) =>
    exercises.all.filter((exercise) => !isLocked(exercise, entitlements));

  /** Chooses a routine within what the plan covers. */
  const choose = async (tx: Db, userId: number, avoid: ReadonlySet<number> = new Set()) => {
    const entitlements = await mayDo(tx, userId);
    const weights = coveredWeights(entitlements, await findWeights(tx, userId));
    const chosen = chooseRoutine(openTo(entitlements), weights, random, avoid);
    const { defaultDuration } = await findPreferences(tx, userId);
    return {
      exerciseIds: chosen.map(({ id }) => id),
      minutes: coveredMinutes(entitlements, defaultDuration),
    };
  };

  serve(contract.getTodaysRoutine, async ({ caller: { userId }, query: { date } }) => {
    if (!isAboutToday(date, now())) {
      throw new Refused(422, 'not-today', NOT_ABOUT_TODAY, {
        issues: [{ field: 'date', message: NOT_ABOUT_TODAY }],
      });
    }
    const kept = await findRoutine(db, userId, { date });
    if (kept) return seenRoutine(outside, userId, kept);

    const chosen = await choose(db, userId);
    await db.transaction().execute((tx) => insertRoutine(tx, userId, { date, ...chosen }, now()));
    const routine = await findRoutine(db, userId, { date });
    if (!routine) throw new Error('A routine that was just kept is gone');
    return seenRoutine(outside, userId, routine);
  });

  serve(contract.getRoutine, ({ caller, params: { id } }) =>
    readRoutine(outside, caller.userId, id),
  );

  serve(contract.regenerateExercise, async ({ caller: { userId }, params }) => {
    const { id, exerciseIndex } = params;
    await db.transaction().execute(async (tx) => {
      const routine = await lockRoutine(tx, userId, id);
      const slot = routine?.slots[exerciseIndex];
      if (!routine || !slot) throw notFound();
      const replacement = chooseReplacement(
        openTo(await mayDo(tx, userId)),
        exercises.get(slot.exerciseId),
        new Set(routine.slots.map(({ exerciseId }) => exerciseId)),
        random,
      );
      if (!replacement) throw new Refused(422, 'no-alternatives', NO_ALTERNATIVES);
      await replaceExercise(tx, id, exerciseIndex, replacement.id);
    });
    return readRoutine(outside, userId, id);
  });

  serve(contract.regenerateRoutine, async ({ caller: { userId }, params: { id } }) => {
    await db.transaction().execute(async (tx) => {
      const routine = await lockRoutine(tx, userId, id);
      if (!routine) throw notFound();
      const current = new Set(routine.slots.map(({ exerciseId }) => exerciseId));
      await replaceExercises(tx, id, await choose(tx, userId, current));
    });
    return readRoutine(outside, userId, id);
  });
}
