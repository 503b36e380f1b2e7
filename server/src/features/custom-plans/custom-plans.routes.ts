import * as contract from '@limber/contract/custom-plans';
import { DONE } from '@limber/contract/fields';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { toMinutes } from '@limber/domain/routines/routine-duration';
import type { Deps } from '../../deps.ts';
import { knownExercises } from '../../http/known-exercises.ts';
import { notFound } from '../../http/refused.ts';
import type { Serve } from '../../http/serve.ts';
import {
  deleteCustomPlan,
  findCustomPlan,
  insertCustomPlan,
  listCustomPlans,
  updateCustomPlan,
} from './custom-plans.queries.ts';

export function customPlanRoutes(serve: Serve, { db, now, exercises }: Deps): void {
  /** What follows from a plan's exercises. Refuses exercises that the library does not hold. */
  const summarise = (exerciseIds: readonly number[]) =>
    summariseWorkout(knownExercises(exercises, exerciseIds));

  serve(contract.listCustomPlans, ({ caller, query }) =>
    listCustomPlans(db, caller.userId, query.before),
  );

  serve(contract.getCustomPlan, async ({ caller, params }) => {
    const plan = await findCustomPlan(db, caller.userId, params.id);
    if (!plan) throw notFound();
    return plan;
  });

  serve(contract.createCustomPlan, ({ caller, body }) => {
    const summary = summarise(body.exerciseIds);
    const derived = {
      bodyAreas: body.bodyAreas ?? summary.bodyAreas,
      estimatedDuration: body.estimatedDuration ?? toMinutes(summary.totalDuration),
    };
    return insertCustomPlan(db, caller.userId, { ...body, ...derived }, now());
  });

  serve(contract.changePlanExercises, async ({ caller, params, body: { exerciseIds } }) => {
    const { bodyAreas } = summarise(exerciseIds);
    const plan = await updateCustomPlan(db, caller.userId, params.id, { exerciseIds, bodyAreas });
    if (!plan) throw notFound();
    return plan;
  });

  serve(contract.updateCustomPlan, async ({ caller, params, body }) => {
    const { bodyAreas } = summarise(body.exerciseIds);
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
