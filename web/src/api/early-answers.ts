declare global {
  interface Window {
    /**
     * Filled by `document/before-paint.ts` with the user's token: response bodies by call address,
     * null for a failed call.
     */
    early?:
      | { token: string; answers: Map<string, Promise<string | null>>; askedAt: number }
      | undefined;
  }
}

/** Older answers are stale. */
const MAX_AGE_MS = 30_000;

/**
 * The body of an early GET response, given out once. Null if there was no such request; resolves to
 * null if it failed and must be repeated.
 */
export function takeEarlyAnswer(
  address: string,
  token: string | null,
): Promise<string | null> | null {
  const { early } = window;
  if (early === undefined || early.token !== token) return null;
  if (performance.now() - early.askedAt > MAX_AGE_MS) return null;
  const answer = early.answers.get(address) ?? null;
  early.answers.delete(address);
  return answer;
}

/** Call after any change: earlier answers are stale. */
export function forgetEarlyAnswers(): void {
  window.early = undefined;
}
