/** Keys that are remembered; beyond that those are forgotten whose windows began first. */
const MAX_KEYS = 10_000;

/** How many calls there were in the present window, and for how many milliseconds it goes on. */
export type Counted = { current: number; ttl: number };

/** Counts a call with a key, or several; the first one begins a window of so many milliseconds. */
export type CountCall = (key: string, windowMs: number, calls?: number) => Counted;

/** Counts calls in the memory of this process. */
export function createCallCounts(now: () => number = () => performance.now()): CountCall {
  const windows = new Map<string, { current: number; endsAt: number }>();
  return (key, windowMs, calls = 1) => {
    const found = windows.get(key);
    if (found && found.endsAt > now()) {
      found.current += calls;
      return { current: found.current, ttl: found.endsAt - now() };
    }
    // Deleted first, so that the windows stand in the order in which they began.
    windows.delete(key);
    windows.set(key, { current: calls, endsAt: now() + windowMs });
    const [first] = windows.keys();
    if (windows.size > MAX_KEYS && first !== undefined) windows.delete(first);
    return { current: calls, ttl: windowMs };
  };
}
