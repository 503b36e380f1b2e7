import { changePlanExercises, type CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { chooseReplacement, NO_ALTERNATIVES } from '@limber/domain/routines/choose-replacement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { errorSentence } from '#api/api-error.ts';
import { customPlanQuery, customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { ROUTINE_SCOPE, sayReplaced } from '#features/routines/routines.api.ts';
import { isOpen } from '#features/exercises/is-open.ts';
import { toast } from '#ui/toast.ts';

type Needs = {
  plan: CustomPlan;
  exercises: readonly Exercise[];
  library: readonly Exercise[];
  /** Learns which exercise went. */
  onReplaced: (exerciseId: number) => void;
};

/** Replaces the exercise at an index by another one of its area, and saves the plan. */
export function useReplaceInPlan({ plan, exercises, library, onReplaced }: Needs) {
  const cache = useQueryClient();
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: async (index: number) => {
      const before = exercises[index];
      const inPlan = new Set(plan.exerciseIds);
      const chosen =
        before && chooseReplacement(library.filter(isOpen), before, inPlan, Math.random);
      if (!before || !chosen) return null;
      const exerciseIds = plan.exerciseIds.map((id) => (id === before.id ? chosen.id : id));
      const changed = await call(changePlanExercises, {
        params: { id: plan.id },
        body: { exerciseIds },
      });
      return { before, chosen, changed };
    },
    onSuccess: (replaced) => {
      if (!replaced) {
        toast({ title: 'No alternatives found', description: NO_ALTERNATIVES });
        return;
      }
      onReplaced(replaced.before.id);
      cache.setQueryData(customPlanQuery(plan.id).queryKey, replaced.changed);
      void cache.invalidateQueries({ queryKey: customPlansQuery.queryKey, exact: true });
      sayReplaced(replaced.chosen.name);
    },
    onError: (error) =>
      toast({
        kind: 'error',
        title: 'Failed to regenerate exercise',
        description: errorSentence(error, 'Please try again.'),
      }),
  });
}
