import { useSyncExternalStore } from 'react';
import type { FigureClock } from './movement-clock.ts';

const SAMPLE_MS = 100;

/**
 * What `read` makes of the clock's seconds, looked at ten times a second while it runs: rendered anew
 * only when that has changed. `view` is the window that the component is in.
 */
export function useSampled<T extends string | number | null>(
  clock: FigureClock,
  read: (seconds: number) => T,
  view: Window = window,
): T {
  return useSyncExternalStore(
    (listener) => {
      if (!clock.running) return () => {};
      const timer = view.setInterval(listener, SAMPLE_MS);
      return () => view.clearInterval(timer);
    },
    () => read(clock.seconds()),
  );
}
