/**
 * Failures without a delay, since users mistype. More for an address, since an office shares one.
 * `registration` also counts by address, and counts attempts, not failures.
 */
const FREE_FAILURES = { account: 5, device: 5, session: 5, address: 30, registration: 30 } as const;

export type CountedKind = keyof typeof FREE_FAILURES;

const MAX_DELAY_SECONDS = 15 * 60;

/** Counted from the first failure. */
export const FORGET_FAILURES_AFTER_MS = 60 * 60 * 1000;

/**
 * Seconds to wait before the next attempt: 0 at first, then doubling from one second to a quarter of an hour.
 */
export function signInDelay(kind: CountedKind, failures: number): number {
  const excess = failures - FREE_FAILURES[kind];
  return excess < 0 ? 0 : Math.min(2 ** excess, MAX_DELAY_SECONDS);
}

export function tooManyAttempts(seconds: number): string {
  return seconds < 60
    ? `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
    : `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} ${seconds <= 60 ? 'minute' : 'minutes'}.`;
}
