import type { LocalDay } from '@limber/domain/time/local-day';
import type { Month } from '@limber/domain/time/month-calendar';

/** Noon, because daylight saving time never changes at noon. */
const atNoon = (day: LocalDay) => new Date(`${day}T12:00`);

/** "January 5, 2026". */
export function dayWords(day: LocalDay): string {
  return atNoon(day).toLocaleDateString('en-US', { dateStyle: 'long' });
}

/** "Monday, January 5, 2026". */
export function fullDayWords(day: LocalDay): string {
  return atNoon(day).toLocaleDateString('en-US', { dateStyle: 'full' });
}

/** "January 2026". */
export function monthWords(month: Month): string {
  return atNoon(`${month}-01`).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
}

/** "Monday". */
export function weekdayWords(day: LocalDay): string {
  return atNoon(day).toLocaleDateString('en-US', { weekday: 'long' });
}

/** "Monday, January 5". */
export function dayOfYearWords(day: LocalDay): string {
  return atNoon(day).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
}

/** "Jan". */
export function shortMonthWords(month: Month): string {
  return atNoon(`${month}-01`).toLocaleDateString('en-US', { month: 'short' });
}
