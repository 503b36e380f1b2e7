import { changePlanExercises, getCustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { chooseReplacement } from '@limber/domain/routines/choose-replacement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { customPlanQuery, customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import {
  ROUTINE_SCOPE,
  toastNoAlternatives,
  toastNotReplaced,
  toastReplaced,
} from '#features/routines/routines.api.ts';

type Props = {
  planId: number;
  library: readonly Exercise[];
  /** Whether an exercise of the library may come in. */
  isOffered: (exercise: Exercise) => boolean;
  /** Toast when the area has no other exercise. */
  noAlternatives: string;
  /** Receives the ids of both. */
  onReplaced: (exerciseId: number, byId: number) => void;
};

/**
 * Replaces an exercise of a plan by a random other one of its area, and saves the plan. The plan is
 * read first, since another device may have changed it: only the one exercise is replaced in the
 * current plan, and changes made elsewhere are shown here too.
 */
export function useReplaceInPlan(props: Props) {
  const { planId, library, isOffered, noAlternatives, onReplaced } = props;
  const cache = useQueryClient();
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: async (exerciseId: number) => {
      const plan = await call(getCustomPlan, { params: { id: planId } });
      const current = library.find(({ id }) => id === exerciseId);
      if (!current || !plan.exerciseIds.includes(exerciseId)) {
        cache.setQueryData(customPlanQuery(planId).queryKey, plan);
        throw new Error('The plan does not hold this exercise any more');
      }
      const inPlan = new Set(plan.exerciseIds);
      const chosen = chooseReplacement(library.filter(isOffered), current, inPlan, Math.random);
      if (chosen === null) return null;
      const exerciseIds = plan.exerciseIds.map((id) => (id === exerciseId ? chosen.id : id));
      const changed = await call(changePlanExercises, {
        params: { id: planId },
        body: { exerciseIds },
      });
      return { chosen, changed };
    },
    onSuccess: (replaced, exerciseId) => {
      if (replaced === null) {
        toastNoAlternatives(noAlternatives);
        return;
      }
      onReplaced(exerciseId, replaced.chosen.id);
      cache.setQueryData(customPlanQuery(planId).queryKey, replaced.changed);
      void cache.invalidateQueries({ queryKey: customPlansQuery.queryKey, exact: true });
      toastReplaced(replaced.chosen.name);
    },
    onError: toastNotReplaced,
  });
}
