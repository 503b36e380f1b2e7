import { type Exercise, listFirstExercises } from '@limber/contract/exercises';
import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { useIdle } from '#ui/later.tsx';
import { wasHere } from '#ui/use-was-here.ts';
import { exercisesQuery } from './exercises.api.ts';

const firstExercisesQuery = queryOptions({
  queryKey: ['exercises', 'first'],
  queryFn: () => call(listFirstExercises),
});

/**
 * The library for a screen that shows all of it, or what is searched for. All of it begins with the first exercises, as
 * the data that holds the place of the whole list, which comes once the page stands. A search waits for the whole list.
 */
export function useLibrary(isWhole: boolean): UseQueryResult<readonly Exercise[]> {
  const cache = useQueryClient();
  const isIdle = useIdle();
  const [mayBeginInPart] = useState(
    () => !wasHere() && cache.getQueryData(exercisesQuery.queryKey) === undefined,
  );
  const first = useQuery({ ...firstExercisesQuery, enabled: mayBeginInPart && isWhole });
  const beginsInPart = mayBeginInPart && isWhole && !first.isError;
  return useQuery({
    ...exercisesQuery,
    enabled: isIdle || !beginsInPart,
    ...(beginsInPart && first.data && { placeholderData: first.data }),
  });
}
