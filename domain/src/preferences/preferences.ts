/** Minutes that a daily routine can take. */
export const ROUTINE_MINUTES = [1, 3, 5, 10] as const;
export type RoutineMinutes = (typeof ROUTINE_MINUTES)[number];

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export type Preferences = {
  /** How long the daily routine takes. */
  defaultDuration: RoutineMinutes;
  /** Whether the browser reminds the user of the routine. */
  reminders: boolean;
  preferredTime: TimeOfDay;
};

/** The preferences of a user who has saved none. Three minutes is the routine that Limber promises. */
export const DEFAULT_PREFERENCES: Preferences = {
  defaultDuration: 3,
  reminders: true,
  preferredTime: 'afternoon',
};

/** The hour of the local clock at which each time of day reminds. */
export const REMINDER_HOUR: Record<TimeOfDay, number> = { morning: 10, afternoon: 15, evening: 18 };
