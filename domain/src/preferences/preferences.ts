/** Minutes that a daily routine can take. */
export const ROUTINE_MINUTES = [1, 3, 5, 10] as const;
export type RoutineMinutes = (typeof ROUTINE_MINUTES)[number];

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** The days of a week. */
export const GOAL_MAX = 7;

export type Preferences = {
  /** How long the daily routine takes. */
  defaultDuration: RoutineMinutes;
  /** Whether the browser reminds the user of the routine. */
  reminders: boolean;
  preferredTime: TimeOfDay;
  /** On how many days of a week to move; null for no goal. */
  weeklyGoal: number | null;
};

/** The preferences of a user who has saved none. Three minutes is the routine that Limber promises. */
export const DEFAULT_PREFERENCES: Preferences = {
  defaultDuration: 3,
  reminders: true,
  preferredTime: 'afternoon',
  weeklyGoal: null,
};

/** The hour of the local clock at which each time of day reminds. */
export const REMINDER_HOUR: Record<TimeOfDay, number> = { morning: 10, afternoon: 15, evening: 18 };

/** The time of day whose reminder comes closest to an hour of the local clock (0–23). */
export function timeOfDayAt(hour: number): TimeOfDay {
  const distance = (time: TimeOfDay) => Math.abs(REMINDER_HOUR[time] - hour);
  return TIMES_OF_DAY.reduce((best, time) => (distance(time) < distance(best) ? time : best));
}
