import type { Counted } from '#limits/call-counts.ts';
import { createWindows } from '#limits/windows.ts';
import type { ToldCount } from './messages.ts';

/** Calls of a key that a worker allows on its own: far below every limit. */
export const COUNTED_HERE = 100;
/** Milliseconds until the counts are reported. */
const UNTOLD_MS = 20;
/** A worker's counts, which from the hundredth call of a key on are those of all workers. */
export type CountsInWorker = {
  readonly countCall: (key: string, windowMs: number) => Counted | Promise<Counted>;
  /** Updates a key from the primary's count. */
  readonly hear: (key: string, counted: Counted) => void;
};

/**
 * Counts the first calls of a key locally and reports all keys in one message; from then on every call asks the
 * primary.
 */
export function createCountsInWorker(
  tell: (counts: ToldCount[]) => void,
  ask: (key: string, windowMs: number) => Promise<Counted>,
): CountsInWorker {
  const windows = createWindows(() => performance.now());
  const untold = new Map<string, ToldCount>();
  const tellAll = () => {
    tell([...untold.values()]);
    untold.clear();
  };
  const note = (key: string, windowMs: number) => {
    const [, , calls] = untold.get(key) ?? [key, windowMs, 0];
    untold.set(key, [key, windowMs, calls + 1]);
    if (untold.size === 1 && calls === 0) setTimeout(tellAll, UNTOLD_MS);
  };
  return {
    countCall: (key, windowMs) => {
      const window = windows.present(key, windowMs);
      if (window.current >= COUNTED_HERE) return ask(key, windowMs);
      window.current += 1;
      note(key, windowMs);
      return { current: window.current, ttl: window.endsAt - performance.now() };
    },
    hear: (key, { current, ttl }) => {
      const window = windows.find(key);
      if (!window) return;
      window.current = Math.max(window.current, current);
      window.endsAt = performance.now() + ttl;
    },
  };
}
