import { ofTab } from '#browser/stored.ts';
import type { Clock } from './clock.ts';

/** Where the timer of a workout is kept beyond the screen that shows it. */
export type KeptClock = {
  /** Null when none is kept. */
  read: () => Clock | null;
  keep: (clock: Clock) => void;
};

/**
 * Keeps the timer of a routine in the storage of the tab, so that neither a reload nor a look at another
 * screen sets it back. It goes on counting meanwhile.
 */
export function keptClock(userId: number, routineId: number): KeptClock {
  const key = `routineClock ${userId} ${routineId}`;
  return {
    read: () => JSON.parse(ofTab.get(key) ?? 'null') as Clock | null,
    keep: (clock) => ofTab.set(key, JSON.stringify(clock)),
  };
}
