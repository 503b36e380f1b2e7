import { useSyncExternalStore } from 'react';
import type { FigureClock } from './movement-clock.ts';

const SAMPLE_MS = 100;

/**
 * A value of the clock's seconds, read ten times a second while it runs; renders only on a change. `view`: the
 * component's window.
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
