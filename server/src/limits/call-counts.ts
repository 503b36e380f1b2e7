import { createWindows } from './windows.ts';

/** How many calls there were in the present window, and for how many milliseconds it goes on. */
export type Counted = { current: number; ttl: number };

/** Counts a call with a key, or several; the first one begins a window of so many milliseconds. */
export type CountCall = (key: string, windowMs: number, calls?: number) => Counted;

/** Counts calls in the memory of this process. */
export function createCallCounts(now: () => number = () => performance.now()): CountCall {
  const windows = createWindows(now);
  return (key, windowMs, calls = 1) => {
    const window = windows.present(key, windowMs);
    window.current += calls;
    return { current: window.current, ttl: window.endsAt - now() };
  };
}
