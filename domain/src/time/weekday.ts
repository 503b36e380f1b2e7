import type { LocalDay } from './local-day.ts';

/** Not from `Intl`, like the names of the months. */
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: LocalDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** "Monday". */
export const weekdayWords = (day: LocalDay): string => WEEKDAYS[weekday(day)] ?? '';
