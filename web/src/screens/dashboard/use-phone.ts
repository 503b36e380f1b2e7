import { useSyncExternalStore } from 'react';

/** Narrower than the first breakpoint of the design. */
const QUERY = '(width < 40rem)';

/** Whether the screen is as narrow as a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(QUERY);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(QUERY).matches,
  );
}
