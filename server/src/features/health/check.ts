import { setTimeout as pause } from 'node:timers/promises';

/**
 * Whether `ask` succeeds within `patienceMs`. Simultaneous callers share one call, and its answer is reused for
 * `freshMs`.
 */
export function createCheck(
  ask: () => Promise<unknown>,
  { freshMs, patienceMs }: { freshMs: number; patienceMs: number },
): () => Promise<boolean> {
  let last: { answer: Promise<boolean>; until: number } | null = null;
  const succeeds = async () =>
    Promise.race([
      ask().then(
        () => true,
        () => false,
      ),
      pause(patienceMs, false, { ref: false }),
    ]);
  return async () => {
    if (last !== null && performance.now() < last.until) return last.answer;
    const asked = { answer: succeeds(), until: Infinity };
    last = asked;
    await asked.answer;
    asked.until = performance.now() + freshMs;
    return asked.answer;
  };
}
