import type { Counted } from '#limits/call-counts.ts';
import type { ToldCount } from './messages.ts';

/** How many calls of a key are let through on what this process knows: far below every limit. */
export const COUNTED_HERE = 100;
/** How long they may go untold, in milliseconds. */
const UNTOLD_MS = 20;
/** Keys that are remembered, as many as the process that counts for all remembers. */
const MAX_KEYS = 10_000;

type Window = { key: string; windowMs: number; current: number; untold: number; endsAt: number };

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
  const windows = new Map<string, Window>();
  let untold: Window[] = [];
  const tellAll = () => {
    const counts = untold.map(({ key, windowMs, untold: calls }): ToldCount => [
      key,
      windowMs,
      calls,
    ]);
    for (const window of untold) window.untold = 0;
    untold = [];
    tell(counts);
  };
  const windowOf = (key: string, windowMs: number): Window => {
    const found = windows.get(key);
    if (found && found.endsAt > performance.now()) return found;
    const begun = { key, windowMs, current: 0, untold: 0, endsAt: performance.now() + windowMs };
    windows.delete(key);
    windows.set(key, begun);
    const [first] = windows.keys();
    if (windows.size > MAX_KEYS && first !== undefined) windows.delete(first);
    return begun;
  };
  return {
    countCall: (key, windowMs) => {
      const window = windowOf(key, windowMs);
      if (window.current >= COUNTED_HERE) return ask(key, windowMs);
      window.current += 1;
      window.untold += 1;
      if (window.untold === 1 && untold.push(window) === 1) setTimeout(tellAll, UNTOLD_MS);
      return { current: window.current, ttl: window.endsAt - performance.now() };
    },
    hear: (key, { current, ttl }) => {
      const window = windows.get(key);
      if (!window) return;
      window.current = Math.max(window.current, current);
      window.endsAt = performance.now() + ttl;
    },
  };
}
