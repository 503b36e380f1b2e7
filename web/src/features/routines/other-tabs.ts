import type { QueryClient } from '@tanstack/react-query';
import { ofUser } from '#browser/stored.ts';

/** In the storage that the tabs of a browser share: when one of them changed the routine last. */
const KEY = 'routineChangedAt';

/** Lets the other tabs of this browser know that the routine is another one. */
export function tellOtherTabs(): void {
  ofUser.set(KEY, String(performance.timeOrigin + performance.now()));
}

/**
 * Asks for the routine anew when another tab has changed it, so that nobody finishes five exercises that are
 * no longer today's. A session that is under way goes on with its own. Returns a function that stops it.
 */
export function followOtherTabs(cache: QueryClient): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    const inSession = window.location.pathname.startsWith('/session');
    void cache.invalidateQueries({
      queryKey: ['routines'],
      refetchType: inSession ? 'none' : 'active',
    });
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
