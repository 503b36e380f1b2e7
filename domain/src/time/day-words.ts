import type { LocalDay } from './local-day.ts';
import type { Month } from './month-calendar.ts';
import { MONTH_NAMES } from './month-names.ts';
import { weekdayWords } from './weekday.ts';

const part = (dayOrMonth: string, index: number) => Number(dayOrMonth.split('-')[index]);
const nameOfMonth = (dayOrMonth: string) => MONTH_NAMES[part(dayOrMonth, 1) - 1] ?? '';

/** "Jan". */
export const shortMonthWords = (month: Month): string => nameOfMonth(month).slice(0, 3);

/** "January 2026". */
export const monthWords = (month: Month): string => `${nameOfMonth(month)} ${part(month, 0)}`;

/** "January 5". */
const dayOfMonthWords = (day: LocalDay) => `${nameOfMonth(day)} ${part(day, 2)}`;

/** "January 5, 2026". */
export const dayWords = (day: LocalDay): string => `${dayOfMonthWords(day)}, ${part(day, 0)}`;

/** "Monday, January 5". */
export const dayOfYearWords = (day: LocalDay): string =>
  `${weekdayWords(day)}, ${dayOfMonthWords(day)}`;

/** "Monday, January 5, 2026". */
export const fullDayWords = (day: LocalDay): string => `${weekdayWords(day)}, ${dayWords(day)}`;
