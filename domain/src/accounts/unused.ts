const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends this long after sign-in, however often it is used. */
export const SESSION_DAYS = 90;

/** Days without use; null for fewer than 30, or when not certain. */
export type UnusedDays = 30 | 90 | null;

/**
 * An administrator's hint that somebody may have left. It is counted from the end of the last session that
 * the last sign-in can have opened, so it tells no day on which an account was used.
 */
export function unusedDays(lastSignIn: Date, now: Date): UnusedDays {
  const days = (now.getTime() - lastSignIn.getTime()) / DAY_MS - SESSION_DAYS;
  if (days < 30) return null;
  return days < 90 ? 30 : 90;
}

const STEP = 10;

/** A number of people, rounded down to tens so that it tells nothing about one person; null below ten. */
export const roundedDown = (people: number): number | null =>
  people < STEP ? null : Math.floor(people / STEP) * STEP;
