import { listDiscomfortReports } from '@limber/contract/discomfort';
import { isForDoctor } from '@limber/domain/discomfort/left-out';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useToday } from '#ui/use-local-time.ts';

/** Which exercises hurt the user lately, newest first. */
export const discomfortQuery = queryOptions({
  queryKey: ['discomfort-reports'],
  queryFn: () => call(listDiscomfortReports, { query: {} }),
});

/** Whether so much hurt within a week that a doctor should look at it; false until that is known. */
export function useIsForDoctor(): boolean {
  const today = useToday();
  const { data: reports = [] } = useQuery(discomfortQuery);
  return isForDoctor(reports, today);
}

/** Fetches the reports anew where they are shown. */
export function refetchDiscomfort(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: discomfortQuery.queryKey });
}
