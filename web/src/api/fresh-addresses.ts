import { queryClient } from './query-client.ts';
import type { QueryClient } from '@tanstack/react-query';

const AT_MOST_EVERY_MS = 60_000;

/**
 * Addresses of uploaded media expire after some hours. When one fails to load, fetches fresh ones,
 * at most once a minute. Returns a function that stops it.
 */
export function keepAddressesFresh(): () => void {
  let lastTime = -Infinity;
  const listen = ({ target }: Event) => {
    const now = Date.now();
    if (!hasExpired(addressIn(target), now) || now - lastTime < AT_MOST_EVERY_MS) return;
    lastTime = now;
    void refreshMedia(queryClient);
  };
  // Load errors do not bubble; the capture phase catches them.
  document.addEventListener('error', listen, true);
  return () => document.removeEventListener('error', listen, true);
}

function addressIn(target: EventTarget | null): string {
  const shows = target instanceof HTMLImageElement || target instanceof HTMLMediaElement;
  return shows ? target.currentSrc || target.src : '';
}

/** Addresses may carry an expiry (`until`, in seconds since 1970). */
function hasExpired(address: string, now: number): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const until = new URL(address, document.baseURI).searchParams.get('until');
  return until !== null && Number(until) * 1000 < now;
}

/** First key parts of queries whose answers hold media addresses. */
const HOLD_MEDIA = ['exercises', 'exercise-media', 'routines'];

export async function refreshMedia(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({
    predicate: ({ queryKey: [topic] }) => HOLD_MEDIA.some((one) => one === topic),
  });
}
