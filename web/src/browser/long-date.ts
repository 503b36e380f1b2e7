import { MONTH_NAMES } from '@limber/domain/time/month-names';

/** A moment as a date in the long form of en-US, in the time zone of the user: "January 5, 2026". */
export function longDate(moment: string): string {
  const date = new Date(moment);
  return `${MONTH_NAMES[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
