import { changePlanExercises, type CustomPlan, getCustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { toWeights } from '@limber/domain/pain-points/pain-points';
import { selectedAreas } from '@limber/domain/pain-points/weights';
import {
  chooseReplacement,
  NO_ALTERNATIVES_IN_AREA,
} from '@limber/domain/routines/choose-replacement';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { newIdempotencyKey } from '#api/idempotency-key.ts';
import { customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { refetchHistory } from '#features/routine-history/history.api.ts';
import { isUnlocked } from '#features/exercises/is-unlocked.ts';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { sayReplaced } from '#features/routines/routines.api.ts';
import { toast } from '#ui/toast.ts';
import { toastFailure } from '#api/toast-failure.ts';

/**
 * Replaces an exercise of the plan by a random other one of its area, and saves the plan. The plan is
 * read first: another device may have changed it.
 */
export function useReplaceExercise(
  { id }: CustomPlan,
  library: readonly Exercise[],
  onReplaced: (before: Exercise, after: Exercise) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'plan' },
    mutationFn: async ({ exercise, among }: { exercise: Exercise; among: readonly Exercise[] }) => {
      const { exerciseIds } = await call(getCustomPlan, { params: { id } });
      const taken = new Set([...exerciseIds, ...among.map((other) => other.id)]);
      const chosen = chooseReplacement(library.filter(isUnlocked), exercise, taken, Math.random);
      if (chosen === null) return null;
      const changed = exerciseIds.map((each) => (each === exercise.id ? chosen.id : each));
      await call(changePlanExercises, { params: { id }, body: { exerciseIds: changed } });
      return chosen;
    },
    onSuccess: (chosen, { exercise }) => {
      if (chosen === null) {
        toast({ title: 'No alternatives found', description: NO_ALTERNATIVES_IN_AREA });
        return;
      }
      onReplaced(exercise, chosen);
      sayReplaced(chosen.name);
      void cache.invalidateQueries({ queryKey: customPlansQuery.queryKey });
    },
    onError: (error) => toastFailure('Failed to regenerate exercise', error),
  });
}

/** Saves a finished plan to the history, once however often it is tried. */
export function useFinishPlan(onSaved: () => void) {
  const cache = useQueryClient();
  const painPoints = useQuery(painPointsQuery).data;
  const [key] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: ({ name, exercises }: { name: string; exercises: readonly Exercise[] }) =>
      call(
        saveRoutineRecord,
        {
          body: {
            name,
            ...summariseWorkout(exercises),
            painPointsAtTime: painPoints ? selectedAreas(toWeights(painPoints)) : [],
          },
        },
        { headers: { 'Idempotency-Key': key } },
      ),
    onSuccess: async ({ name }) => {
      onSaved();
      toast({
        kind: 'success',
        title: 'Workout Completed!',
        description: `"${name}" is in your history. Well done.`,
      });
      await refetchHistory(cache);
    },
    onError: (error) => toastFailure('Failed to save workout completion. Please try again.', error),
  });
}
