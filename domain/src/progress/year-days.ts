import type { LocalDay } from '../time/local-day.ts';
import { addDays } from '../time/month-calendar.ts';
import { daysOfWeek } from './week.ts';

const DAYS = 7;

/** @param year YYYY. */
export function daysOfYear(year: string): LocalDay[] {
  const days: LocalDay[] = [];
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Seven rows, one per weekday; a column for each of the 53 or 54 weeks. Null for days of the years before and
 * after.
 */
export function yearByWeekday(year: string, firstDay: number): (LocalDay | null)[][] {
  const weeks: LocalDay[][] = [];
  const first = daysOfWeek(`${year}-01-01`, firstDay);
  for (let week = first; (week[0] ?? '') <= `${year}-12-31`; week = laterBy(week, DAYS)) {
    weeks.push(week);
  }
  return Array.from({ length: DAYS }, (_, row) =>
    weeks.map((week) => (week[row]?.startsWith(year) ? week[row] : null)),
  );
}

function laterBy(week: readonly LocalDay[], count: number): LocalDay[] {
  return week.map((day) => addDays(day, count));
}

export function yearByMonth(year: string): LocalDay[][] {
  return [...Map.groupBy(daysOfYear(year), (day) => day.slice(0, 'YYYY-MM'.length)).values()];
}
