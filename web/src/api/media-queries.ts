import type { QueryClient } from '@tanstack/react-query';

/** The first word of every query whose answer holds addresses of images and videos. */
const HOLD_MEDIA = ['exercises', 'exercise-media', 'routines'];

/** Asks anew for everything that holds addresses of images and videos. */
export async function refreshMedia(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({
    predicate: ({ queryKey: [topic] }) => HOLD_MEDIA.some((one) => one === topic),
  });
}
