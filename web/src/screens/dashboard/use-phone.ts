import { useMediaQuery } from '#ui/use-media-query.ts';

/** Whether the screen is as narrow as a phone: narrower than the first breakpoint of the design. */
export function usePhone(): boolean {
  return useMediaQuery('(width < 40rem)');
}
