import type { QueryClient } from '@tanstack/react-query';
import { ofUser } from '#browser/stored.ts';

/** In localStorage: the time of the last routine change in any tab. */
const KEY = 'routineChangedAt';

export function tellOtherTabs(): void {
  ofUser.set(KEY, String(performance.timeOrigin + performance.now()));
}

/**
 * Refetches the routine after a change in another tab, so that nobody finishes outdated exercises.
 * A running session keeps its own. Returns a function that stops it.
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
