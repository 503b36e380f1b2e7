import { ROUTINE_MINUTES, type RoutineMinutes } from '../preferences/preferences.ts';

/** What a free account gets. */
export const FREE_TIER = {
  routines: 3,
  bodyAreas: 3,
  customPlans: 3,
  minutes: [1, 3] satisfies RoutineMinutes[],
} as const;

/** What Pro opens; the other paid tiers are built on it. */
export const PRO_TIER = {
  /** The library holds at least so many exercises. */
  exercises: 287,
  minutes: ROUTINE_MINUTES,
} as const;

/** Enterprise is agreed on person to person. */
export const ENTERPRISE_TIER = { minimumUsers: 100, setupWeeks: [2, 4] } as const;

/** The trial of Pro: once per account, no card. */
export const TRIAL_DAYS = 14;

export const MONEY_BACK_DAYS = 30;
