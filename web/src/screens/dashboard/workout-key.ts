const KEY = 'workoutKey';
const KEY_BYTES = 16;

/**
 * What the server tells one finished workout from another by: the same for every try to save it, even
 * after a reload, and a new one as soon as the workout is another one.
 */
export function workoutKey(workout: readonly (number | null)[]): string {
  const name = workout.join(' ');
  const [keptName, kept] = sessionStorage.getItem(KEY)?.split(':') ?? [];
  if (kept !== undefined && keptName === name) return kept;
  // crypto.randomUUID is missing where the site is not served over https.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(KEY, `${name}:${key}`);
  return key;
}

/** The workout is saved: doing the same exercises again is another one. */
export function forgetWorkoutKey(): void {
  sessionStorage.removeItem(KEY);
}
