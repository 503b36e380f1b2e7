import { type LocalDay, localDayOf } from '@limber/domain/time/local-day';
import { useSyncExternalStore } from 'react';

const LOOK_AGAIN_MS = 30_000;

/** Fires every half minute and when the page becomes visible. */
function onTimePassing(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const useLocalTime = <Read>(read: () => Read): Read =>
  useSyncExternalStore(onTimePassing, read, read);

/** The user's local day; it changes at midnight on an open page. */
export const useToday = (): LocalDay => useLocalTime(() => localDayOf(new Date()));

/** The local hour, 0–23. */
export const useHour = (): number => useLocalTime(() => new Date().getHours());
