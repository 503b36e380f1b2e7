import { ofTab } from '#browser/stored.ts';
import type { Clock } from './clock.ts';

/** The timer of a workout, kept beyond its screen. */
export type KeptClock = {
  read: () => Clock | null;
  keep: (clock: Clock) => void;
};

/**
 * The timer is in the tab's storage, so that a reload or another screen does not reset it. It goes
 * on counting meanwhile.
 */
export function keptClock(userId: number, routineId: number): KeptClock {
  const key = `routineClock ${userId} ${routineId}`;
  return {
    read: () => JSON.parse(ofTab.get(key) ?? 'null') as Clock | null,
    keep: (clock) => ofTab.set(key, JSON.stringify(clock)),
  };
}
