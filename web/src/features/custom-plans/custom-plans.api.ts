import {
  createCustomPlan,
  type CustomPlan,
  deleteCustomPlan,
  listCustomPlans,
  readPlan,
  updateCustomPlan,
} from '@limber/contract/custom-plans';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import type { Sent } from '@limber/contract/endpoint';
import type { Exercise } from '@limber/contract/exercises';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { useEntitlements } from '#features/subscription/subscription.api.ts';
import { toast } from '#ui/toast.ts';
import {
  askForPlan,
  changeExercises,
  ifUnchanged,
  isChangedElsewhere,
} from './change-exercises.ts';
import { ADD_TOASTS, type PlanToasts } from './plan-toasts.ts';

/** Newest first. */
export const customPlansQuery = queryOptions({
  queryKey: ['custom-plans'],
  queryFn: async () => (await call(listCustomPlans)).map(readPlan),
});

export const customPlanQuery = (id: number) =>
  queryOptions({
    queryKey: ['custom-plans', id],
    queryFn: () => askForPlan(id),
  });

/** True at the tier's limit of plans; false while it is unknown. */
export function useCustomPlanLimit(): boolean {
  const limit = useEntitlements()?.customPlans ?? null;
  const plans = useQuery(customPlansQuery).data;
  return limit !== null && plans !== undefined && plans.length >= limit;
}

/** Refetches the list and each plan. */
function useRefreshPlans() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: customPlansQuery.queryKey });
}

type Adding = { planId: number; exercises: readonly Exercise[] };

/**
 * Appends exercises that the plan lacks in one call; its toast offers "Undo". Reads the plan first:
 * another device may have changed it.
 */
export function useAddToPlan(toasts: PlanToasts, onAdded?: () => void) {
  const refresh = useRefreshPlans();
  const undo = useTakeOutOfPlan();
  return useMutation({
    mutationFn: async ({ planId, exercises }: Adding) => {
      const missingIn = (plan: CustomPlan) =>
        exercises.filter(({ id }) => !plan.exerciseIds.includes(id));
      const { before: plan } = await changeExercises(planId, (before) => {
        const missing = missingIn(before);
        return missing.length > 0 ? [...before.exerciseIds, ...idsOf(missing)] : null;
      });
      const added = missingIn(plan);
      return { plan, added, already: exercises.filter((one) => !added.includes(one)) };
    },
    onSuccess: ({ plan, added, already }) => {
      const names = { added: namesOf(added), already: namesOf(already), plan: plan.name };
      if (added.length === 0) {
        toast(toasts.alreadyIn(names));
        return;
      }
      toast({
        ...toasts.added(names),
        action: {
          label: 'Undo',
          onClick: () => undo.mutate({ planId: plan.id, exercises: added }),
          shortcut: 'Control+Z',
        },
      });
      onAdded?.();
    },
    onError: (error) => toast(toasts.notAdded(error)),
    onSettled: refresh,
  });
}

/** Removes exercises wherever they are in the plan by now. */
function useTakeOutOfPlan() {
  const refresh = useRefreshPlans();
  return useMutation({
    mutationFn: async ({ planId, exercises }: Adding) => {
      const gone = idsOf(exercises);
      const { before } = await changeExercises(planId, (plan) =>
        plan.exerciseIds.filter((id) => !gone.includes(id)),
      );
      return before;
    },
    onSuccess: ({ name }) =>
      toast({ title: 'Taken out again', description: `${name} is as it was.` }),
    onError: (error) => toastFailure('Failed to update custom plan', error),
    onSettled: refresh,
  });
}

const idsOf = (exercises: readonly Exercise[]) => exercises.map(({ id }) => id);
const namesOf = (exercises: readonly Exercise[]) => exercises.map(({ name }) => name);

type NewPlan = {
  exercises: readonly Exercise[];
  /** Estimated duration of the plan in minutes. */
  estimatedDuration: number;
  toasts: PlanToasts;
  onCreated: () => void;
};

export function useCreatePlan({ exercises, estimatedDuration, toasts, onCreated }: NewPlan) {
  const refresh = useRefreshPlans();
  return useMutation({
    mutationFn: (name: string) =>
      call(createCustomPlan, {
        body: {
          name,
          description: '',
          exerciseIds: idsOf(exercises),
          routineIds: [],
          estimatedDuration,
          bodyAreas: [...new Set(exercises.map(({ bodyArea }) => bodyArea))],
        },
      }),
    onSuccess: (plan) => {
      onCreated();
      toast(toasts.created({ added: namesOf(exercises), already: [], plan: plan.name }));
      return refresh();
    },
    onError: (error) => toast(toasts.notCreated(error)),
  });
}

/** Placeholder for `useUpdatePlan` while a plan is created: it is never sent. */
const NO_PLAN = { id: 0, version: 0 };

type Change = { onUpdated: (plan: CustomPlan) => void; failure: string };

/**
 * `failure` is the title of the error toast. If another tab or device has changed the plan, the
 * edits stay on the screen, and the toast offers to overwrite it.
 */
export function useUpdatePlan(
  { id, version }: Pick<CustomPlan, 'id' | 'version'>,
  { onUpdated, failure }: Change,
) {
  const refresh = useRefreshPlans();
  const update = useMutation({
    mutationFn: ({ body, seen }: PlanUpdate) =>
      call(updateCustomPlan, { params: { id }, body }, seen ? ifUnchanged(seen) : {}),
    onSuccess: async (plan) => {
      await refresh();
      onUpdated(plan);
    },
    onError: (error, { body }) => {
      if (!isChangedElsewhere(error)) {
        toastFailure(failure, error);
        return;
      }
      const onClick = () => update.mutate({ body, seen: null });
      const action = { label: 'Save mine anyway', onClick };
      toast({
        kind: 'error',
        title: failure,
        description: PLAN_SENTENCES.changedElsewhere,
        action,
      });
    },
  });
  return {
    isPending: update.isPending,
    save: (body: PlanUpdate['body']) => update.mutate({ body, seen: { version } }),
  };
}

type PlanUpdate = {
  body: Sent<typeof updateCustomPlan>['body'];
  /** The version to replace; null for any. */
  seen: Pick<CustomPlan, 'version'> | null;
};

type PlanBody = Pick<Sent<typeof createCustomPlan>['body'], 'name' | 'description' | 'exerciseIds'>;

/** Creates the plan if it is null. */
export function useSavePlan(plan: CustomPlan | null, onSaved: () => void) {
  const refresh = useRefreshPlans();
  const saved = (title: string, { name }: CustomPlan) => {
    toast({ kind: 'success', title, description: name });
    onSaved();
  };
  const update = useUpdatePlan(plan ?? NO_PLAN, {
    onUpdated: (updated) => saved('Plan updated successfully!', updated),
    failure: 'Failed to update custom plan',
  });
  const create = useMutation({
    mutationFn: (body: PlanBody) => call(createCustomPlan, { body: { ...body, routineIds: [] } }),
    onSuccess: async (created) => {
      await refresh();
      saved('Plan Created', created);
    },
    onError: (error) => toast(ADD_TOASTS.notCreated(error)),
  });
  return {
    save: (body: PlanBody) => (plan ? update.save(body) : create.mutate(body)),
    isPending: update.isPending || create.isPending,
  };
}

/**
 * Deletes the plan in the version the user saw, then calls `onEnded`. If another tab or device has
 * changed it, shows the change instead, so that the user can decide again.
 */
export function useDeletePlan(onEnded: () => void) {
  const refresh = useRefreshPlans();
  return useMutation({
    mutationFn: (plan: CustomPlan) =>
      call(deleteCustomPlan, { params: { id: plan.id } }, ifUnchanged(plan)),
    onSuccess: async () => {
      await refresh();
      toast({ kind: 'success', title: 'Custom plan deleted successfully!' });
      onEnded();
    },
    onError: async (error) => {
      toastFailure('Failed to delete custom plan', error);
      if (!isChangedElsewhere(error)) return;
      await refresh();
      onEnded();
    },
  });
}
