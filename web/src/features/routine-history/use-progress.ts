import type { ReplyOf } from '@limber/contract/endpoint';
import type { listDaysMoved } from '@limber/contract/progress';
import type { DayMoved } from '@limber/domain/progress/days-moved';
import type { Progress } from '@limber/domain/progress/streak';
import type { LocalDay } from '@limber/domain/time/local-day';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { localWeek } from '#browser/local-week.ts';
import { useToday } from '#browser/use-local-time.ts';
import { daysMovedQuery } from './history.api.ts';

export type YearsMoved = Progress & { byDay: ReadonlyMap<LocalDay, DayMoved> };

/** The user's progress, in days of the browser's time zone and weeks of its region. */
export function useProgress(): UseQueryResult<YearsMoved> {
  const today = useToday();
  const [week] = useState(() => localWeek());
  return useQuery({
    ...daysMovedQuery(Number(today.slice(0, 'YYYY'.length))),
    // A stable function, or all years would be read and all days rendered again.
    select: useCallback(
      ({ days, daysOff, weeklyGoal }: ReplyOf<typeof listDaysMoved>): YearsMoved => ({
        today,
        week,
        byDay: new Map(days.map((day) => [day.date, day])),
        moved: new Set(days.map(({ date }) => date)),
        off: new Set(daysOff),
        goal: weeklyGoal,
      }),
      [today, week],
    ),
  });
}
