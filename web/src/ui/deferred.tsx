import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children after what is around them, piece by piece: the page can be painted and answers meanwhile. For
 * what is out of sight at first.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
