import type { LocalDay } from '../time/local-day.ts';
import { addDays } from '../time/month-calendar.ts';
import { weekday } from '../time/weekday.ts';

const DAYS = 7;

/** The week where the user lives. Weekdays are 0 for Sunday to 6 for Saturday. */
export type WeekCustom = {
  firstDay: number;
  weekend: readonly number[];
};

/** ISO 8601's week, used in most of the world. */
export const USUAL_WEEK: WeekCustom = { firstDay: 1, weekend: [6, 0] };

export function weekStart(day: LocalDay, firstDay: number): LocalDay {
  return addDays(day, -((weekday(day) - firstDay + DAYS) % DAYS));
}

export function daysOfWeek(day: LocalDay, firstDay: number): LocalDay[] {
  const first = weekStart(day, firstDay);
  return Array.from({ length: DAYS }, (_, index) => addDays(first, index));
}

export function isWeekend(day: LocalDay, { weekend }: WeekCustom): boolean {
  return weekend.includes(weekday(day));
}
