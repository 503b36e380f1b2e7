import { changePlanExercises, type CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { counted } from '@limber/domain/counted';
import { chooseReplacement } from '@limber/domain/routines/choose-replacement';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { changeExercises, ifUnchanged } from '#features/custom-plans/change-exercises.ts';
import { customPlanQuery, customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { fetchLeftOut } from '#features/discomfort/discomfort.api.ts';
import { ROUTINE_SCOPE, toastNoAlternatives, undoOffer } from '#features/routines/routines.api.ts';
import { toast } from '#ui/toast.ts';
import { useToday } from '#browser/use-local-time.ts';

type Props = {
  planId: number;
  library: readonly Exercise[];
  /** Whether an exercise of the library may be used. */
  isOffered: (exercise: Exercise) => boolean;
  noAlternatives: string;
  onRestarted: (plan: CustomPlan) => void;
  /** Saves the workout's state; returns a function that restores it. */
  remember: () => () => void;
};

/**
 * Replaces every exercise of a plan by another of its area, where there is one, and saves the plan. A toast
 * offers to undo it.
 */
export function useRegeneratePlan(props: Props) {
  const { planId, library, isOffered, noAlternatives, onRestarted, remember } = props;
  const cache = useQueryClient();
  const date = useToday();
  const undo = useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: ({ exerciseIds, regenerated }: Undoing) =>
      call(
        changePlanExercises,
        { params: { id: planId }, body: { exerciseIds } },
        ifUnchanged(regenerated),
      ),
    onSuccess: (plan, { bringBack }) => {
      bringBack();
      show(cache, plan);
    },
    onError: (error) => toastFailure('The routine could not be brought back', error),
  });
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: async () => {
      const leftOut = await fetchLeftOut(cache, date);
      const offered = library.filter((one) => isOffered(one) && !leftOut.has(one.id));
      const { before, after } = await changeExercises(planId, ({ exerciseIds }) => {
        const others = replaceAll(exerciseIds, library, offered);
        return others.every((id, index) => id === exerciseIds[index]) ? null : others;
      });
      return after === before ? null : { before, plan: after };
    },
    onSuccess: (changed) => {
      if (changed === null) {
        toastNoAlternatives(noAlternatives);
        return;
      }
      const { before, plan } = changed;
      const bringBack = remember();
      onRestarted(plan);
      show(cache, plan);
      const { exerciseIds } = before;
      toast({
        kind: 'success',
        title: 'Routine Regenerated',
        description: `${counted(countNew(before, plan), 'new exercise')} for you.`,
        ...undoOffer(() => undo.mutate({ exerciseIds, regenerated: plan, bringBack })),
      });
    },
    onError: (error) => toastFailure('Failed to generate exercises. Please try again.', error),
  });
}

type Undoing = { exerciseIds: number[]; regenerated: CustomPlan; bringBack: () => void };

function show(cache: QueryClient, plan: CustomPlan): void {
  cache.setQueryData(customPlanQuery(plan.id).queryKey, plan);
  void cache.invalidateQueries({ queryKey: customPlansQuery.queryKey, exact: true });
}

/** An exercise without an alternative in its area stays. */
function replaceAll(
  ids: readonly number[],
  library: readonly Exercise[],
  offered: readonly Exercise[],
): number[] {
  const taken = library.filter(({ id }) => ids.includes(id));
  return ids.map((id) => {
    const current = library.find((one) => one.id === id);
    const chosen = current && chooseReplacement(offered, current, taken, Math.random);
    if (chosen) taken.push(chosen);
    return chosen?.id ?? id;
  });
}

const countNew = (before: CustomPlan, plan: CustomPlan) =>
  plan.exerciseIds.filter((id) => !before.exerciseIds.includes(id)).length;
