import {
  changePlanExercises,
  createCustomPlan,
  type CustomPlan,
  deleteCustomPlan,
  getCustomPlan,
  listCustomPlans,
  updateCustomPlan,
} from '@limber/contract/custom-plans';
import type { Sent } from '@limber/contract/endpoint';
import type { Exercise } from '@limber/contract/exercises';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { useEntitlements } from '#features/subscription/subscription.api.ts';
import { toast } from '#ui/toast.ts';
import type { PlanToasts } from './plan-toasts.ts';

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

/** Whether the user has as many custom plans as their tier allows; false while that is not known. */
export function useCustomPlanLimit(): boolean {
  const limit = useEntitlements()?.customPlans ?? null;
  const plans = useQuery(customPlansQuery).data;
  return limit !== null && plans !== undefined && plans.length >= limit;
}

/** Refetches the list of plans and each single plan. */
function useRefreshPlans() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: customPlansQuery.queryKey });
}

/**
 * Adds an exercise to the end of the plan with this id, unless it is in the plan already, and shows a toast. The plan
 * is read first: another device may have changed it.
 */
export function useAddToPlan(exercise: Exercise, toasts: PlanToasts, onAdded?: () => void) {
  const refresh = useRefreshPlans();
  return useMutation({
    mutationFn: async (planId: number) => {
      const plan = await call(getCustomPlan, { params: { id: planId } });
      const isNew = !plan.exerciseIds.includes(exercise.id);
      if (isNew) {
        const exerciseIds = [...plan.exerciseIds, exercise.id];
        await call(changePlanExercises, { params: { id: planId }, body: { exerciseIds } });
      }
      return { isNew, names: { exercise: exercise.name, plan: plan.name } };
    },
    onSuccess: ({ isNew, names }) => {
      toast(isNew ? toasts.added(names) : toasts.alreadyIn(names));
      if (isNew) onAdded?.();
    },
    onError: (error) => toast(toasts.notAdded(error)),
    onSettled: refresh,
  });
}

type NewPlan = {
  exercise: Exercise;
  /** Estimated duration of the plan in minutes. */
  estimatedDuration: number;
  toasts: PlanToasts;
  onCreated: () => void;
};

/** Creates a plan of a given name with one exercise, and shows a toast. */
export function useCreatePlan({ exercise, estimatedDuration, toasts, onCreated }: NewPlan) {
  const refresh = useRefreshPlans();
  return useMutation({
    mutationFn: (name: string) =>
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
    onSuccess: (plan) => {
      onCreated();
      toast(toasts.created({ exercise: exercise.name, plan: plan.name }));
      return refresh();
    },
    onError: (error) => toast(toasts.notCreated(error)),
  });
}

type Change = { onUpdated: (plan: CustomPlan) => void; failure: string };

/** Saves a plan's exercises and, when given, its name and description. `failure` is the title of the toast when it fails. */
export function useUpdatePlan(id: number, { onUpdated, failure }: Change) {
  const refresh = useRefreshPlans();
  return useMutation({
    mutationFn: (body: Sent<typeof updateCustomPlan>['body']) =>
      call(updateCustomPlan, { params: { id }, body }),
    onSuccess: async (plan) => {
      await refresh();
      onUpdated(plan);
    },
    onError: (error) => toastFailure(failure, error),
  });
}

export function useDeletePlan(onDeleted: () => void) {
  const refresh = useRefreshPlans();
  return useMutation({
    mutationFn: (id: number) => call(deleteCustomPlan, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      toast({ kind: 'success', title: 'Custom plan deleted successfully!' });
      onDeleted();
    },
    onError: (error) => toastFailure('Failed to delete custom plan', error),
  });
}
