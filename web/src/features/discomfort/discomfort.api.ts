import { listDiscomfortReports } from '@limber/contract/discomfort';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Which exercises hurt the user lately, newest first. */
export const discomfortQuery = queryOptions({
  queryKey: ['discomfort-reports'],
  queryFn: () => call(listDiscomfortReports, { query: {} }),
});

/** Fetches the reports anew where they are shown. */
export function refetchDiscomfort(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: discomfortQuery.queryKey });
}
