import type { Counted } from '#limits/call-counts.ts';
import { createWindows } from '#limits/windows.ts';
import type { ToldCount } from './messages.ts';

/** How many calls of a key are let through on what this process knows: far below every limit. */
export const COUNTED_HERE = 100;
/** How long they may go untold, in milliseconds. */
const UNTOLD_MS = 20;
/** The counts of a worker, which are those of all from the hundredth call of a key on. */
export type CountsInWorker = {
  readonly countCall: (key: string, windowMs: number) => Counted | Promise<Counted>;
  /** What the process that counts for all knows of a key. */
  readonly hear: (key: string, counted: Counted) => void;
};

/**
 * Counts the first calls of a key in a window here, and tells of them soon, all keys in one message; from then on
 * every call asks the process that counts for all.
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
