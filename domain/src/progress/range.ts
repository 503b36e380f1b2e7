import type { LocalDay } from '../time/local-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The most days that are asked for at once: ten years. */
export const RANGE_DAYS_MAX = 3660;

export const RANGE_SENTENCE = 'must be at most ten years before the last day';

/** How far ahead and back a day can be marked as off. */
const DAYS_OFF_WITHIN = 366;

export const TOO_FAR_FOR_A_DAY_OFF = 'A day off must be within a year of today.';

/** How many days a range has, both ends included. */
export function spanOf(from: LocalDay, until: LocalDay): number {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
}

/** Whether the day may be marked as off. */
export function canBeOff(day: LocalDay, now: Date): boolean {
  return Math.abs(Date.parse(day) - now.getTime()) <= DAYS_OFF_WITHIN * DAY_MS;
}
