import { listExerciseHistory } from '@limber/contract/exercise-history';
import { getProgress, listDaysMoved, markDayOff, unmarkDayOff } from '@limber/contract/progress';
import {
  HISTORY_PAGE_SIZE,
  listRoutineHistory,
  readRecord,
  type RoutineRecord,
} from '@limber/contract/routine-history';
import { type LocalDay, localDayOf } from '@limber/domain/time/local-day';
import {
  type QueryClient,
  queryOptions,
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { toastFailure } from '#api/show-failure.ts';
import { timeZone } from '#browser/time-zone.ts';

/** @param before the id of the record before which to read; null for the newest. */
async function readPage(before: number | null): Promise<RoutineRecord[]> {
  const query = before === null ? {} : { before };
  return (await call(listRoutineHistory, { query })).map(readRecord);
}

/** Newest first. */
export const routineHistoryQuery = queryOptions({
  queryKey: ['routine-history'],
  queryFn: () => readPage(null),
});

/** Newest first. */
export const exerciseHistoryQuery = queryOptions({
  queryKey: ['exercise-history'],
  queryFn: () => call(listExerciseHistory, { query: {} }),
});

/** The movement of a day, from midnight to midnight in the browser's time zone. */
export const progressQuery = (date: LocalDay) =>
  queryOptions({
    queryKey: ['progress', date],
    queryFn: () => call(getProgress, { params: { date }, query: { timeZone: timeZone() } }),
  });

/** The most years that one call may ask for; the asked year is the last of them. */
const YEARS = 10;

/** The days moved and the days off of the last ten years, in the browser's time zone, and the goal. */
export const daysMovedQuery = (year: number) =>
  queryOptions({
    queryKey: ['progress', 'days', year],
    queryFn: () =>
      call(listDaysMoved, {
        query: {
          from: `${year - YEARS + 1}-01-01`,
          until: `${year}-12-31`,
          timeZone: timeZone(),
        },
      }),
  });

export function useDayOff() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'days-off' },
    mutationFn: ({ date, off }: { date: LocalDay; off: boolean }) =>
      call(off ? markDayOff : unmarkDayOff, { params: { date } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['progress', 'days'] }),
    onError: (error) => toastFailure('The day could not be marked', error),
  });
}

/**
 * Refetches everything that a completed exercise or routine changes. Calls under way are repeated, since their
 * answers would be outdated.
 */
export async function refetchHistory(cache: QueryClient): Promise<void> {
  await Promise.all(
    ['routine-history', 'exercise-history', 'progress'].map(async (key) => {
      await cache.cancelQueries({ queryKey: [key] });
      await cache.invalidateQueries({ queryKey: [key] });
    }),
  );
}

/** Page by page, newest first. Refetched together with the rest of the history. */
export const historyPagesQuery = infiniteQueryOptions({
  queryKey: [...routineHistoryQuery.queryKey, 'pages'],
  queryFn: ({ pageParam }) => readPage(pageParam),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < HISTORY_PAGE_SIZE ? null : (page.at(-1)?.id ?? null)),
});

/** Latest day first. */
export function byLocalDay(records: readonly RoutineRecord[]): Map<LocalDay, RoutineRecord[]> {
  return Map.groupBy(records, ({ completedAt }) => localDayOf(new Date(completedAt)));
}
