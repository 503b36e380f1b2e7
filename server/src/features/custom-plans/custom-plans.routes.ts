import * as contract from '@limber/contract/custom-plans';
import { DONE } from '@limber/contract/fields';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { toMinutes } from '@limber/domain/routines/routine-duration';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { lockUser } from '#db/lock-user.ts';
import type { Deps } from '#deps.ts';
import { getEntitlements } from '#features/billing/entitlements.queries.ts';
import { runOnce } from '#features/idempotency/run-once.ts';
import { knownExercises } from '#features/exercises/known-exercises.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { refuseBeyondTier, refuseLocked } from '#features/billing/refuse-beyond-tier.ts';
import {
  countCustomPlans,
  removeCustomPlan,
  findCustomPlan,
  insertCustomPlan,
  findCustomPlans,
  replaceCustomPlan,
} from './custom-plans.queries.ts';

export function customPlanRoutes(serve: Serve, deps: Deps): void {
  const { db, now, exercises } = deps;

  /**
   * The areas of a plan with these exercises. Throws for unknown exercises, and for locked ones that are new to the
   * plan.
   */
  const areasAfter = async (userId: number, id: number, exerciseIds: readonly number[]) => {
    const known = knownExercises(exercises, exerciseIds);
    const had = await findCustomPlan(db, userId, id);
    refuseLocked(known, await getEntitlements(db, userId, now()), had?.exerciseIds);
    return summariseWorkout(known).bodyAreas;
  };

  /** The refusal for a plan that was not changed: it is unknown, or has another version. */
  const notChanged = async (userId: number, id: number) =>
    (await findCustomPlan(db, userId, id)) ? changedElsewhere() : notFound();

  serve(contract.listCustomPlans, ({ userId, query }) => findCustomPlans(db, userId, query.before));

  serve(contract.getCustomPlan, async ({ userId, params }) => {
    const plan = await findCustomPlan(db, userId, params.id);
    if (!plan) throw notFound();
    return plan;
  });

  serve(contract.createCustomPlan, ({ userId, body, idempotency }) => {
    const known = knownExercises(exercises, body.exerciseIds);
    const summary = summariseWorkout(known);
    const derived = {
      bodyAreas: body.bodyAreas ?? summary.bodyAreas,
      estimatedDuration: body.estimatedDuration ?? toMinutes(summary.totalDuration),
    };
    return runOnce(deps, idempotency, async (tx) => {
      await lockUser(tx, userId);
      const entitlements = await getEntitlements(tx, userId, now());
      const most = entitlements.customPlans ?? Infinity;
      const isFull = (await countCustomPlans(tx, userId)) >= most;
      refuseBeyondTier(isFull ? LIMIT_SENTENCES.customPlans : null);
      refuseLocked(known, entitlements);
      return insertCustomPlan(tx, userId, { ...body, ...derived }, now());
    });
  });

  serve(contract.changePlanExercises, async ({ userId, params, body, seenVersion }) => {
    const { exerciseIds } = body;
    const bodyAreas = await areasAfter(userId, params.id, exerciseIds);
    const seen = { id: params.id, version: seenVersion };
    const plan = await replaceCustomPlan(db, userId, seen, { exerciseIds, bodyAreas });
    if (!plan) throw await notChanged(userId, params.id);
    return plan;
  });

  serve(contract.updateCustomPlan, async ({ userId, params, body, seenVersion }) => {
    const bodyAreas = await areasAfter(userId, params.id, body.exerciseIds);
    const { name, description, exerciseIds } = body;
    const seen = { id: params.id, version: seenVersion };
    const plan = await replaceCustomPlan(db, userId, seen, {
      exerciseIds,
      bodyAreas,
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
    });
    if (!plan) throw await notChanged(userId, params.id);
    return plan;
  });

  serve(contract.deleteCustomPlan, async ({ userId, params, seenVersion }) => {
    const seen = { id: params.id, version: seenVersion };
    if (!(await removeCustomPlan(db, userId, seen))) throw await notChanged(userId, params.id);
    return DONE;
  });
}

const changedElsewhere = () => new Refused(412, 'changed', PLAN_SENTENCES.changedElsewhere);
