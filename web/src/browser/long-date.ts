import { MONTH_NAMES } from '@limber/domain/time/month-names';

/** In the user's time zone, in the long form of en-US: "January 5, 2026". */
export function longDate(moment: string): string {
  const date = new Date(moment);
  return `${MONTH_NAMES[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
