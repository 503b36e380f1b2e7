import { type LocalDay, localDayOf } from '../time/local-day.ts';
import { type Preferences, REMINDER_HOUR } from './preferences.ts';

/** What a reminder says. */
export const REMINDER = 'Time for your three minutes';

/**
 * Whether now is the hour to remind somebody: once a day, in the hour that their time of day stands
 * for. A computer that slept through the full hour still reminds within that hour, and never later.
 */
export function isReminderDue(
  { reminders, preferredTime }: Preferences,
  now: { day: LocalDay; hour: number },
  lastReminded: LocalDay | null,
): boolean {
  return reminders && now.hour === REMINDER_HOUR[preferredTime] && lastReminded !== now.day;
}

/** Whether a routine was completed on the day, by the clock of whoever calls. */
export function hasMovedOn(day: LocalDay, history: readonly { completedAt: string }[]): boolean {
  return history.some(({ completedAt }) => localDayOf(new Date(completedAt)) === day);
}
