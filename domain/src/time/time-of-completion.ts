/** Days for which a device may keep a workout and still have it counted on the day it was done. */
const BELIEVED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The device's time when it is at most seven days ago, or else now: a wrong clock loses nobody their workout.
 */
export function timeOfCompletion(claimed: string | undefined, now: Date): Date {
  if (claimed === undefined) return now;
  const age = now.getTime() - Date.parse(claimed);
  return age >= 0 && age <= BELIEVED_DAYS * DAY_MS ? new Date(claimed) : now;
}
