/**
 * Attempts that bring no delay, because users mistype. An address has more, since an office shares one. What is
 * counted for a registration is the address as well, and each attempt rather than each failure.
 */
const FREE_FAILURES = { account: 5, device: 5, session: 5, address: 30, registration: 30 } as const;

/** For what attempts are counted. */
export type CountedKind = keyof typeof FREE_FAILURES;

const MAX_DELAY_SECONDS = 15 * 60;

/** Failures are forgotten this long after the first of them. */
export const FORGET_FAILURES_AFTER_MS = 60 * 60 * 1000;

/**
 * Seconds to wait before the next attempt after so many failures: none at first, then
 * doubling from one second to a quarter of an hour.
 */
export function signInDelay(kind: CountedKind, failures: number): number {
  const excess = failures - FREE_FAILURES[kind];
  return excess < 0 ? 0 : Math.min(2 ** excess, MAX_DELAY_SECONDS);
}

/** The sentence of the answer 429. */
export function tooManyAttempts(seconds: number): string {
  return seconds < 60
    ? `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
    : `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} ${seconds <= 60 ? 'minute' : 'minutes'}.`;
}
