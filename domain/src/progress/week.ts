import type { LocalDay } from '../time/local-day.ts';
import { addDays } from '../time/month-calendar.ts';
import { weekday } from '../time/weekday.ts';

const DAYS = 7;

/** How weeks are where somebody lives. Days of the week are 0 for Sunday to 6 for Saturday. */
export type WeekCustom = {
  /** The day that weeks begin on. */
  firstDay: number;
  weekend: readonly number[];
};

/** Monday to Sunday, with the weekend at its end: what most of the world does. */
export const USUAL_WEEK: WeekCustom = { firstDay: 1, weekend: [6, 0] };

/** The first day of the week that holds the day. */
export function weekStart(day: LocalDay, firstDay: number): LocalDay {
  return addDays(day, -((weekday(day) - firstDay + DAYS) % DAYS));
}

/** The seven days of the week that holds the day. */
export function daysOfWeek(day: LocalDay, firstDay: number): LocalDay[] {
  const first = weekStart(day, firstDay);
  return Array.from({ length: DAYS }, (_, index) => addDays(first, index));
}

export function isWeekend(day: LocalDay, { weekend }: WeekCustom): boolean {
  return weekend.includes(weekday(day));
}
