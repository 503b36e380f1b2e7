import { useDeferredValue } from 'react';

/**
 * Whether something is there, such as data, a moment later than it came: what it is shown by is then rendered piece by
 * piece, and the page is painted and answers meanwhile. What was there from the start is there at once.
 */
export function useArrived(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere;
}
