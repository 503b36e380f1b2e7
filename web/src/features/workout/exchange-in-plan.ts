import type { Exercise } from '@limber/contract/exercises';
import type { QueryClient } from '@tanstack/react-query';
import { changeExercises } from '#features/custom-plans/change-exercises.ts';
import { customPlanQuery, customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';

/**
 * Replaces one exercise of a plan and saves it. The plan is read first, so that changes from another device are
 * kept and shown. `choose` gets the ids in the plan. Throws when the plan does not hold the exercise any more.
 */
export async function exchangeInPlan(
  cache: QueryClient,
  { planId, exerciseId }: { planId: number; exerciseId: number },
  choose: (inPlan: ReadonlySet<number>) => Exercise | null,
): Promise<{ chosen: Exercise; show: () => void } | null> {
  let chosen: Exercise | null = null;
  const { after } = await changeExercises(planId, (plan) => {
    if (!plan.exerciseIds.includes(exerciseId)) {
      cache.setQueryData(customPlanQuery(planId).queryKey, plan);
      throw new Error('The plan does not hold this exercise any more');
    }
    const other = choose(new Set(plan.exerciseIds));
    chosen = other;
    return other && plan.exerciseIds.map((id) => (id === exerciseId ? other.id : id));
  });
  if (chosen === null) return null;
  const show = () => {
    cache.setQueryData(customPlanQuery(planId).queryKey, after);
    void cache.invalidateQueries({ queryKey: customPlansQuery.queryKey, exact: true });
  };
  return { chosen, show };
}
