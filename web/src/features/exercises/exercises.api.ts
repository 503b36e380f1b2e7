import { listExercises } from '@limber/contract/exercises';
import { byJmeNumber } from '@limber/domain/exercises/exercise';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const exercisesQuery = queryOptions({
  queryKey: ['exercises'],
  queryFn: async () => (await call(listExercises)).toSorted(byJmeNumber),
});
