import { PAGE_SIZE } from '@limber/contract/fields';
import { listRoutineHistory, type RoutineRecord } from '@limber/contract/routine-history';
import { type LocalDay, localDayOf } from '@limber/domain/time/local-day';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { routineHistoryQuery } from './history.api.ts';

/** Completed routines, newest first, page by page. Asked anew together with the rest of the history. */
export const historyPagesQuery = infiniteQueryOptions({
  queryKey: [...routineHistoryQuery.queryKey, 'pages'],
  queryFn: ({ pageParam }) =>
    call(listRoutineHistory, { query: pageParam === null ? {} : { before: pageParam } }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < PAGE_SIZE ? null : (page.at(-1)?.id ?? null)),
});

/** The routines of each local day, the latest first. */
export function byLocalDay(records: readonly RoutineRecord[]): Map<LocalDay, RoutineRecord[]> {
  return Map.groupBy(records, ({ completedAt }) => localDayOf(new Date(completedAt)));
}
