import type { Exercise } from '@limber/contract/exercises';
import { chooseReplacement } from '@limber/domain/routines/choose-replacement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchLeftOut } from '#features/discomfort/discomfort.api.ts';
import {
  ROUTINE_SCOPE,
  toastNoAlternatives,
  toastNotReplaced,
  toastReplaced,
} from '#features/routines/routines.api.ts';
import { useToday } from '#browser/use-local-time.ts';
import { exchangeInPlan } from './exchange-in-plan.ts';
import type { OnReplaced } from './hurting.ts';

type Props = {
  planId: number;
  library: readonly Exercise[];
  /** Whether an exercise of the library may be used. */
  isOffered: (exercise: Exercise) => boolean;
  noAlternatives: string;
  onReplaced: OnReplaced;
};

/** Replaces an exercise of a plan by a random one of its area that did not hurt lately, and saves the plan. */
export function useReplaceInPlan(props: Props) {
  const { planId, library, isOffered, noAlternatives, onReplaced } = props;
  const cache = useQueryClient();
  const date = useToday();
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: async (exerciseId: number) => {
      const leftOut = await fetchLeftOut(cache, date);
      return exchangeInPlan(cache, { planId, exerciseId }, (inPlan) => {
        const current = library.find(({ id }) => id === exerciseId);
        const offered = library.filter((one) => isOffered(one) && !leftOut.has(one.id));
        const plan = library.filter(({ id }) => inPlan.has(id));
        return current ? chooseReplacement(offered, current, plan, Math.random) : null;
      });
    },
    onSuccess: (replaced, exerciseId) => {
      if (replaced === null) {
        toastNoAlternatives(noAlternatives);
        return;
      }
      onReplaced(exerciseId, replaced.chosen.id);
      replaced.show();
      toastReplaced(replaced.chosen.name);
    },
    onError: toastNotReplaced,
  });
}
