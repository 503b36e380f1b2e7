import type { LocalDay } from '../time/local-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ten years. */
export const RANGE_DAYS_MAX = 3660;

export const RANGE_SENTENCE = 'must be at most ten years before the last day';

/** Days before and after today that can be marked as off. */
const DAYS_OFF_WITHIN = 366;

export const TOO_FAR_FOR_A_DAY_OFF = 'A day off must be within a year of today.';

/** Days, both ends included. */
export function spanOf(from: LocalDay, until: LocalDay): number {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
}

export function canBeOff(day: LocalDay, now: Date): boolean {
  return Math.abs(Date.parse(day) - now.getTime()) <= DAYS_OFF_WITHIN * DAY_MS;
}
