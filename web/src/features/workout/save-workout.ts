import { saveRoutineRecord } from '@limber/contract/routine-history';
import { counted } from '@limber/domain/counted';
import { selectedAreas } from '@limber/domain/pain-points/weights';
import { toWeights } from '@limber/domain/pain-points/pain-points';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { refetchHistory } from '#features/routine-history/history.api.ts';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { toast } from '#ui/toast.ts';
import type { Workout } from './workout.ts';
import { forgetWorkoutKey, workoutKey } from './workout-key.ts';

/** Saves a finished workout to the history, once however often it is tried. */
export function useSaveWorkout() {
  const cache = useQueryClient();
  const painPoints = useQuery(painPointsQuery).data;
  return useMutation({
    mutationFn: ({ name, routineId, exercises }: Workout) => {
      const summary = summariseWorkout(exercises);
      return call(
        saveRoutineRecord,
        {
          body: {
            name,
            ...summary,
            painPointsAtTime: painPoints ? selectedAreas(toWeights(painPoints)) : [],
            ...(routineId !== null && { routineId }),
          },
        },
        { headers: { 'Idempotency-Key': workoutKey([routineId, ...summary.exerciseIds]) } },
      );
    },
    onSuccess: async ({ exerciseCount }) => {
      forgetWorkoutKey();
      toast({
        kind: 'success',
        title: 'Workout Completed!',
        description: `${counted(exerciseCount, 'exercise')} went into your history.`,
      });
      await Promise.all([
        refetchHistory(cache),
        cache.invalidateQueries({ queryKey: ['routines'] }),
      ]);
    },
    onError: () =>
      toast({
        kind: 'error',
        title: 'Save Error',
        description: 'Could not save workout to history',
      }),
  });
}
