/** Lengths of the daily routine, in minutes. */
export const ROUTINE_MINUTES = [1, 3, 5, 10] as const;
export type RoutineMinutes = (typeof ROUTINE_MINUTES)[number];

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const GOAL_MAX = 7;

export type Preferences = {
  /** Minutes. */
  defaultDuration: RoutineMinutes;
  reminders: boolean;
  preferredTime: TimeOfDay;
  /** The number of days a week on which the user wants to move; null for no goal. */
  weeklyGoal: number | null;
  /** True where a free wall is near; otherwise routines hold no exercises at a wall. */
  hasWall: boolean;
  /** True for users to whom a therapist has shown nerve glides; otherwise routines hold none. */
  nerveGlides: boolean;
};

/** Three minutes is what Limber promises. */
export const DEFAULT_PREFERENCES: Preferences = {
  defaultDuration: 3,
  reminders: true,
  preferredTime: 'afternoon',
  weeklyGoal: null,
  hasWall: false,
  nerveGlides: false,
};

/** Hours of the local clock. */
export const REMINDER_HOUR: Record<TimeOfDay, number> = { morning: 10, afternoon: 15, evening: 18 };

/** @param hour of the local clock, 0–23. */
export function timeOfDayAt(hour: number): TimeOfDay {
  const distance = (time: TimeOfDay) => Math.abs(REMINDER_HOUR[time] - hour);
  return TIMES_OF_DAY.reduce((best, time) => (distance(time) < distance(best) ? time : best));
}
