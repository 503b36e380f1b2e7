import { useMediaQuery } from './use-media-query.ts';

/** Whether the person asked their device for less movement. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
