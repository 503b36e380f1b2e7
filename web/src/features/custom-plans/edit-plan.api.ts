import { updateCustomPlan } from '@limber/contract/custom-plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '#api/call.ts';
import { errorSentence } from '#api/api-error.ts';
import { customPlansQuery } from './custom-plans.api.ts';
import { toast } from '#ui/toast.ts';
import { PLANS_PAGE } from './plans-page.ts';

/** Saves which exercises a plan holds, and leads back to the plans. */
export function useSavePlanExercises(planId: number) {
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (exerciseIds: number[]) =>
      call(updateCustomPlan, { params: { id: planId }, body: { exerciseIds } }),
    onSuccess: (plan) => {
      void cache.invalidateQueries({ queryKey: customPlansQuery.queryKey });
      navigate(PLANS_PAGE);
      toast({ kind: 'success', title: 'Plan Updated', description: plan.name });
    },
    onError: (error) =>
      toast({
        kind: 'error',
        title: 'Failed to update plan. Please try again.',
        description: errorSentence(error, ''),
      }),
  });
}
