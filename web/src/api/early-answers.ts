declare global {
  interface Window {
    /**
     * What `document/before-paint.ts` asked for, as the user of this token, before the app was there: the body of each answer
     * by the address of its call, or null where there was none.
     */
    early?:
      | { token: string; answers: Map<string, Promise<string | null>>; askedAt: number }
      | undefined;
  }
}

/** For so long an answer counts as one of now. */
const MAX_AGE_MS = 30_000;

/**
 * The body of the answer to a call by GET that was asked for before the app was there: each is given once. Null where
 * it was not asked for; resolves to null where the server did not give it, and is to be asked again.
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

/** Something is changed: what was read before that counts no more. */
export function forgetEarlyAnswers(): void {
  window.early = undefined;
}
