import { createWindows } from './windows.ts';

/** Calls in the present window, and the milliseconds until its end. */
export type Counted = { current: number; ttl: number };

/** Counts one or more calls with a key; the first begins a window of so many milliseconds. */
export type CountCall = (key: string, windowMs: number, calls?: number) => Counted;

export function createCallCounts(now: () => number = () => performance.now()): CountCall {
  const windows = createWindows(now);
  return (key, windowMs, calls = 1) => {
    const window = windows.present(key, windowMs);
    window.current += calls;
    return { current: window.current, ttl: window.endsAt - now() };
  };
}
