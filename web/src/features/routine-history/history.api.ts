import { listExerciseHistory } from '@limber/contract/exercise-history';
import { getProgress } from '@limber/contract/progress';
import { listRoutineHistory } from '@limber/contract/routine-history';
import type { LocalDay } from '@limber/domain/time/local-day';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Completed routines, newest first. */
export const routineHistoryQuery = queryOptions({
  queryKey: ['routine-history'],
  queryFn: () => call(listRoutineHistory, { query: {} }),
});

/** Completed exercises, newest first. */
export const exerciseHistoryQuery = queryOptions({
  queryKey: ['exercise-history'],
  queryFn: () => call(listExerciseHistory, { query: {} }),
});

/** What was done on a day, from midnight to midnight where the browser is. */
export const progressQuery = (date: LocalDay) =>
  queryOptions({
    queryKey: ['progress', date],
    queryFn: () => call(getProgress, { params: { date }, query: { timeZone: timeZone() } }),
  });

/** Asks anew for everything that a completed exercise or routine changes. */
export async function refetchHistory(cache: QueryClient): Promise<void> {
  await Promise.all(
    ['routine-history', 'exercise-history', 'progress'].map((key) =>
      cache.invalidateQueries({ queryKey: [key] }),
    ),
  );
}

/** Some browsers hide it. */
function timeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
