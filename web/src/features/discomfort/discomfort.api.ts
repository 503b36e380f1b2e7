import { listDiscomfortReports } from '@limber/contract/discomfort';
import { isForDoctor, leftOutOn } from '@limber/domain/discomfort/left-out';
import type { LocalDay } from '@limber/domain/time/local-day';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useToday } from '#browser/use-local-time.ts';

/** Newest first. */
export const discomfortQuery = queryOptions({
  queryKey: ['discomfort-reports'],
  queryFn: () => call(listDiscomfortReports, { query: {} }),
});

/** Whether the reports of a week are a reason to see a doctor; false until known. */
export function useIsForDoctor(): boolean {
  const today = useToday();
  const { data: reports = [] } = useQuery(discomfortQuery);
  return isForDoctor(reports, today);
}

/** Ids of exercises that must not replace another on this day, because they hurt lately. */
export async function fetchLeftOut(
  cache: QueryClient,
  day: LocalDay,
): Promise<ReadonlySet<number>> {
  return leftOutOn(await cache.fetchQuery(discomfortQuery), day);
}

export function refetchDiscomfort(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: discomfortQuery.queryKey });
}
