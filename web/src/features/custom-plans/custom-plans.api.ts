import type { Exercise } from '@limber/contract/exercises';
import {
  changePlanExercises,
  createCustomPlan,
  getCustomPlan,
  listCustomPlans,
} from '@limber/contract/custom-plans';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { AlreadyInPlan } from './already-in-plan.ts';

/** All plans, newest first. */
export const customPlansQuery = queryOptions({
  queryKey: ['custom-plans'],
  queryFn: () => call(listCustomPlans),
});

export const customPlanQuery = (id: number) =>
  queryOptions({
    queryKey: ['custom-plans', id],
    queryFn: () => call(getCustomPlan, { params: { id } }),
  });

/**
 * Adds an exercise to the end of a plan and gives the plan. Raises `AlreadyInPlan` when it is there
 * already. The plan is read first: another device may have changed it.
 */
export function useAddToPlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ planId, exercise }: { planId: number; exercise: Exercise }) => {
      const plan = await call(getCustomPlan, { params: { id: planId } });
      if (plan.exerciseIds.includes(exercise.id)) throw new AlreadyInPlan(plan.name);
      return call(changePlanExercises, {
        params: { id: planId },
        body: { exerciseIds: [...plan.exerciseIds, exercise.id] },
      });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: customPlansQuery.queryKey }),
  });
}

/** Creates a plan that holds one exercise. */
export function useCreatePlan(estimatedDuration: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ name, exercise }: { name: string; exercise: Exercise }) =>
      call(createCustomPlan, {
        body: {
          name,
          description: '',
          exerciseIds: [exercise.id],
          routineIds: [],
          estimatedDuration,
          bodyAreas: [exercise.bodyArea],
        },
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: customPlansQuery.queryKey }),
  });
}
