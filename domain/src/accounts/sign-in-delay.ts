/** Failed sign-ins that bring no delay, because users mistype. */
const FREE_FAILURES = { account: 5, address: 30 } as const;
const MAX_DELAY_SECONDS = 15 * 60;

/** Failures are forgotten this long after the first of them. */
export const FORGET_FAILURES_AFTER_MS = 60 * 60 * 1000;

/**
 * Seconds to wait before the next attempt after so many failures: none at first, then
 * doubling from one second to a quarter of an hour. An address may fail more often than an account,
 * since an office shares one.
 */
export function signInDelay(kind: keyof typeof FREE_FAILURES, failures: number): number {
  const excess = failures - FREE_FAILURES[kind];
  return excess < 0 ? 0 : Math.min(2 ** excess, MAX_DELAY_SECONDS);
}

/** The sentence of the answer 429. */
export function tooManyAttempts(seconds: number): string {
  return seconds < 60
    ? `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
    : `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} ${seconds <= 60 ? 'minute' : 'minutes'}.`;
}
