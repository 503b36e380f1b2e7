const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends so long after its sign-in, however often it is used. */
export const SESSION_DAYS = 90;

/** For how many days nobody has used an account; null for fewer, or where that is not certain. */
export type UnusedDays = 30 | 90 | null;

/**
 * What an administrator is told of somebody who may have left. It follows from the last sign-in alone: after the last
 * session that it can have opened has ended. So it tells of no day on which an account was used.
 */
export function unusedDays(lastSignIn: Date, now: Date): UnusedDays {
  const days = (now.getTime() - lastSignIn.getTime()) / DAY_MS - SESSION_DAYS;
  if (days < 30) return null;
  return days < 90 ? 30 : 90;
}

const STEP = 10;

/** How many people are told of: down to tens, so that it is about nobody. Null for fewer than ten. */
export const roundedDown = (people: number): number | null =>
  people < STEP ? null : Math.floor(people / STEP) * STEP;
