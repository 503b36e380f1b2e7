import { queryClient } from './query-client.ts';
import type { QueryClient } from '@tanstack/react-query';

const AT_MOST_EVERY_MS = 60_000;

/**
 * Addresses of uploaded images and videos are valid for some hours. In a tab that stays open longer
 * they fail to load; fresh ones are then fetched, at most once a minute. Returns a function that stops it.
 */
export function keepAddressesFresh(): () => void {
  let lastTime = -Infinity;
  const listen = ({ target }: Event) => {
    const now = Date.now();
    if (!hasExpired(addressIn(target), now) || now - lastTime < AT_MOST_EVERY_MS) return;
    lastTime = now;
    void refreshMedia(queryClient);
  };
  // Load errors do not bubble, so they are caught in the capture phase.
  document.addEventListener('error', listen, true);
  return () => document.removeEventListener('error', listen, true);
}

function addressIn(target: EventTarget | null): string {
  const shows = target instanceof HTMLImageElement || target instanceof HTMLMediaElement;
  return shows ? target.currentSrc || target.src : '';
}

/** Whether the address carries an expiry (`until`, in seconds since 1970) that has passed. */
function hasExpired(address: string, now: number): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const until = new URL(address, document.baseURI).searchParams.get('until');
  return until !== null && Number(until) * 1000 < now;
}

/** First part of the key of every query whose answer holds addresses of images and videos. */
const HOLD_MEDIA = ['exercises', 'exercise-media', 'routines'];

/** Refetches every query that holds addresses of images and videos. */
export async function refreshMedia(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({
    predicate: ({ queryKey: [topic] }) => HOLD_MEDIA.some((one) => one === topic),
  });
}
