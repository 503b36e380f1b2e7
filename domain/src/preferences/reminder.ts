import { type LocalDay, localDayOf } from '../time/local-day.ts';
import { type Preferences, REMINDER_HOUR } from './preferences.ts';

export const REMINDER = 'Time for your three minutes';

/**
 * A reminder is due once a day, at any time within its hour: the computer may have been asleep at the full
 * hour.
 */
export function isReminderDue(
  { reminders, preferredTime }: Preferences,
  now: { day: LocalDay; hour: number },
  lastReminded: LocalDay | null,
): boolean {
  return reminders && now.hour === REMINDER_HOUR[preferredTime] && lastReminded !== now.day;
}

/** Whether a routine was completed on the day, in this machine's time zone. */
export function hasMovedOn(day: LocalDay, history: readonly { completedAt: string }[]): boolean {
  return history.some(({ completedAt }) => localDayOf(new Date(completedAt)) === day);
}
