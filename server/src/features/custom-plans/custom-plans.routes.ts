import * as contract from '@limber/contract/custom-plans';
import { DONE } from '@limber/contract/fields';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { toMinutes } from '@limber/domain/routines/routine-duration';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { lockPerson } from '#db/lock-person.ts';
import type { Deps, MayDo } from '#deps.ts';
import { knownExercises, refuseLocked } from '#http/known-exercises.ts';
import { notFound, refuseBeyondPlan } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import {
  countCustomPlans,
  deleteCustomPlan,
  findCustomPlan,
  insertCustomPlan,
  listCustomPlans,
  updateCustomPlan,
} from './custom-plans.queries.ts';

export function customPlanRoutes(serve: Serve, { db, now, exercises }: Deps, mayDo: MayDo): void {
  /** A plan's areas once its exercises are others. Refuses unknown ones, and closed ones that are new to it. */
  const areasAfter = async (userId: number, id: number, exerciseIds: readonly number[]) => {
    const known = knownExercises(exercises, exerciseIds);
    const had = await findCustomPlan(db, userId, id);
    refuseLocked(known, await mayDo(db, userId), had?.exerciseIds);
    return summariseWorkout(known).bodyAreas;
  };

  serve(contract.listCustomPlans, ({ caller, query }) =>
    listCustomPlans(db, caller.userId, query.before),
  );

  serve(contract.getCustomPlan, async ({ caller, params }) => {
    const plan = await findCustomPlan(db, caller.userId, params.id);
    if (!plan) throw notFound();
    return plan;
  });

  serve(contract.createCustomPlan, ({ caller: { userId }, body }) => {
    const known = knownExercises(exercises, body.exerciseIds);
    const summary = summariseWorkout(known);
    const derived = {
      bodyAreas: body.bodyAreas ?? summary.bodyAreas,
      estimatedDuration: body.estimatedDuration ?? toMinutes(summary.totalDuration),
    };
    return db.transaction().execute(async (tx) => {
      await lockPerson(tx, userId);
      const entitlements = await mayDo(tx, userId);
      const most = entitlements.customPlans ?? Infinity;
      const isFull = (await countCustomPlans(tx, userId)) >= most;
      refuseBeyondPlan(isFull ? LIMIT_SENTENCES.customPlans : null);
      refuseLocked(known, entitlements);
      return insertCustomPlan(tx, userId, { ...body, ...derived }, now());
    });
  });

  serve(contract.changePlanExercises, async ({ caller, params, body: { exerciseIds } }) => {
    const bodyAreas = await areasAfter(caller.userId, params.id, exerciseIds);
    const plan = await updateCustomPlan(db, caller.userId, params.id, { exerciseIds, bodyAreas });
    if (!plan) throw notFound();
    return plan;
  });

  serve(contract.updateCustomPlan, async ({ caller, params, body }) => {
    const bodyAreas = await areasAfter(caller.userId, params.id, body.exerciseIds);
    const { name, description, exerciseIds } = body;
    const plan = await updateCustomPlan(db, caller.userId, params.id, {
      exerciseIds,
      bodyAreas,
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
    });
    if (!plan) throw notFound();
    return plan;
  });

  serve(contract.deleteCustomPlan, async ({ caller, params }) => {
    if (!(await deleteCustomPlan(db, caller.userId, params.id))) throw notFound();
    return DONE;
  });
}
