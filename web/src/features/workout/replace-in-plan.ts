import type { Exercise } from '@limber/contract/exercises';
import { chooseReplacement } from '@limber/domain/routines/choose-replacement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ROUTINE_SCOPE,
  toastNoAlternatives,
  toastNotReplaced,
  toastReplaced,
} from '#features/routines/routines.api.ts';
import { exchangeInPlan } from './exchange-in-plan.ts';
import type { OnReplaced } from './hurting.ts';

type Props = {
  planId: number;
  library: readonly Exercise[];
  /** Toast when the area has no other exercise. */
  noAlternatives: string;
  onReplaced: OnReplaced;
};

/** Replaces an exercise of a plan by a random other one of its area, and saves the plan. */
export function useReplaceInPlan({ planId, library, noAlternatives, onReplaced }: Props) {
  const cache = useQueryClient();
  return useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: (exerciseId: number) =>
      exchangeInPlan(cache, { planId, exerciseId }, (inPlan) => {
        const current = library.find(({ id }) => id === exerciseId);
        const open = library.filter(({ locked }) => !locked);
        return current ? chooseReplacement(open, current, inPlan, Math.random) : null;
      }),
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
