import { listExercises } from '@limber/contract/exercises';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The whole library. */
export const exercisesQuery = queryOptions({
  queryKey: ['exercises'],
  queryFn: () => call(listExercises),
});
