import type { LocalDay } from './local-day.ts';
import { weekday } from './weekday.ts';

/** YYYY-MM. */
export type Month = string;

const DAYS_OF_A_WEEK = 7;
/** Six weeks hold any month. */
const DAYS_SHOWN = 42;
const MONTHS_OF_A_YEAR = 12;

export function monthOf(day: LocalDay): Month {
  return day.slice(0, 'YYYY-MM'.length);
}

/** @param count negative for earlier months. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number);
  const months = year * MONTHS_OF_A_YEAR + (monthOfYear - 1) + count;
  const name = String((months % MONTHS_OF_A_YEAR) + 1).padStart(2, '0');
  return `${String(Math.floor(months / MONTHS_OF_A_YEAR)).padStart(4, '0')}-${name}`;
}

/**
 * Computed in UTC, which has no daylight saving time.
 * @param count negative for earlier days.
 */
export function addDays(day: LocalDay, count: number): LocalDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The 42 days of a month's page, from the Sunday on or before its first day. */
export function calendarDays(month: Month): LocalDay[] {
  const first = `${month}-01`;
  const sunday = addDays(first, -weekday(first));
  return Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(sunday, index));
}

export function calendarWeeks(month: Month): LocalDay[][] {
  const days = calendarDays(month);
  return Array.from({ length: DAYS_SHOWN / DAYS_OF_A_WEEK }, (_, week) =>
    days.slice(week * DAYS_OF_A_WEEK, (week + 1) * DAYS_OF_A_WEEK),
  );
}

/** That day of another month, or the last day of a shorter one: January 31 becomes February 28. */
export function inMonth(day: LocalDay, month: Month): LocalDay {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = month + day.slice('YYYY-MM'.length);
  return same < last ? same : last;
}
