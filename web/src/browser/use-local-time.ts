import { type LocalDay, localDayOf } from '@limber/domain/time/local-day';
import { useSyncExternalStore } from 'react';

const LOOK_AGAIN_MS = 30_000;

/** Reads the clock every half minute, and whenever the user comes back to the page. */
function onTimePassing(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** A reading of the clock, renewed as time passes. */
const useLocalTime = <Read>(read: () => Read): Read =>
  useSyncExternalStore(onTimePassing, read, read);

/** The local day of the user; a page left open overnight moves on to the next one. */
export const useToday = (): LocalDay => useLocalTime(() => localDayOf(new Date()));

/** The hour of the local clock, 0–23. */
export const useHour = (): number => useLocalTime(() => new Date().getHours());
