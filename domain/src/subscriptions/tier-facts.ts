import { ROUTINE_MINUTES, type RoutineMinutes } from '../preferences/preferences.ts';

/** The limits of the free tier. */
export const FREE_TIER = {
  routines: 3,
  bodyAreas: 3,
  customPlans: 3,
  minutes: [1, 3] satisfies RoutineMinutes[],
} as const;

/** What Pro includes, and with it every other paid tier. */
export const PRO_TIER = {
  /** The library has at least this many exercises. */
  exercises: 287,
  minutes: ROUTINE_MINUTES,
} as const;

/** The Enterprise offer, which is not sold online but agreed on individually. */
export const ENTERPRISE_TIER = { minimumUsers: 100, setupWeeks: [2, 4] } as const;

/** The trial of Pro: once per account, no card. */
export const TRIAL_DAYS = 14;

export const MONEY_BACK_DAYS = 30;
