import { listDiscomfortReports } from '@limber/contract/discomfort';
import { isForDoctor, leftOutOn } from '@limber/domain/discomfort/left-out';
import type { LocalDay } from '@limber/domain/time/local-day';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useToday } from '#browser/use-local-time.ts';

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

/** The ids of the exercises that hurt so lately that none of them may come in the place of another on this day. */
export async function fetchLeftOut(
  cache: QueryClient,
  day: LocalDay,
): Promise<ReadonlySet<number>> {
  return leftOutOn(await cache.fetchQuery(discomfortQuery), day);
}

/** Fetches the reports anew where they are shown. */
export function refetchDiscomfort(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: discomfortQuery.queryKey });
}
