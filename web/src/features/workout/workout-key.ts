import { newIdempotencyKey } from '#api/idempotency-key.ts';

const KEY = 'workoutKey';

/**
 * What the server tells one finished workout from another by: the same for every try to save it, even
 * after a reload, and a new one as soon as the workout is another one.
 */
export function workoutKey(workout: readonly (number | null)[]): string {
  const name = workout.join(' ');
  const [keptName, kept] = sessionStorage.getItem(KEY)?.split(':') ?? [];
  if (kept !== undefined && keptName === name) return kept;
  const key = newIdempotencyKey();
  sessionStorage.setItem(KEY, `${name}:${key}`);
  return key;
}

/** The workout is saved: doing the same exercises again is another one. */
export function forgetWorkoutKey(): void {
  sessionStorage.removeItem(KEY);
}
