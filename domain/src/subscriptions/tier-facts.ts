import { ROUTINE_MINUTES, type RoutineMinutes } from '../preferences/preferences.ts';

export const FREE_TIER = {
  routines: 3,
  bodyAreas: 3,
  customPlans: 3,
  minutes: [1, 3] satisfies RoutineMinutes[],
} as const;

/** Part of every paid tier. */
export const PRO_TIER = {
  /** The least number of exercises. */
  exercises: 287,
  minutes: ROUTINE_MINUTES,
} as const;

/** Agreed on individually, not sold online. */
export const ENTERPRISE_TIER = { minimumUsers: 100, setupWeeks: [2, 4] } as const;

/** Once per account, without a card. */
export const TRIAL_DAYS = 14;

export const MONEY_BACK_DAYS = 30;
