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

type Library = {
  /** What asks for all exercises. */
  query: UseQueryResult<readonly Exercise[]>;
  /** Those that are there. */
  exercises: readonly Exercise[] | undefined;
  /** Whether these are only those that the library begins with. */
  isPart: boolean;
};

/**
 * The library for a screen that shows all of it, or what is searched for. All of it begins with its first exercises; the
 * others come once the page stands. A search asks for all at once, and so does who comes back.
 */
export function useLibrary(isWhole: boolean): Library {
  const cache = useQueryClient();
  const isIdle = useIdle();
  const [mayBeginInPart] = useState(
    () =>
      !wasHere() &&
      (cache.getQueryState(exercisesQuery.queryKey)?.status ?? 'pending') === 'pending',
  );
  const beginsInPart = mayBeginInPart && isWhole;
  const first = useQuery({ ...firstExercisesQuery, enabled: beginsInPart });
  const query = useQuery({
    ...exercisesQuery,
    enabled: isIdle || first.isError || !beginsInPart,
  });
  const exercises = query.data ?? first.data;
  return { query, exercises, isPart: exercises !== query.data };
}
