const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends this long after sign-in, however often it is used. */
export const SESSION_DAYS = 90;

/** Days without use; null for fewer than 30, or when not certain. */
export type UnusedDays = 30 | 90 | null;

/**
 * The days without use, a hint to administrators that somebody may have left. They are counted from
 * the latest end of the session that the last sign-in opened, so they do not tell on which days the
 * account was used.
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
