import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { isLayerOpen } from './use-back-closes.ts';

/**
 * Changes the screen as a view transition: what was there fades into what comes, and what has the same
 * `view-transition-name` before and after moves from one place to the other. At once where the browser cannot,
 * or the user asked for less movement.
 */
export function withViewTransition(change: () => void): void {
  if (!canFade()) return change();
  const { ready } = document.startViewTransition(() => flushSync(change));
  // A later transition, or a window that is hidden, skips the movement; the change is made all the same.
  ready.catch(() => undefined);
}

/** Where a transition leads that has not changed the page yet. */
let underWayTo: string | null = null;

/**
 * Fades from page to page, for the router. What stays on the page changes at once: another tab of it, another
 * filter. So does a page that is left from within a dialog, whose entry in the history is sorted out meanwhile. What leads
 * once more to where it leads already, as the second half of a double click does, does nothing.
 */
export const fadeBetweenPages: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options);
  const isSamePage = new URL(to, window.location.href).pathname === window.location.pathname;
  if (underWayTo === to) return;
  if (options?.replace || isSamePage || isLayerOpen()) return go();
  underWayTo = to;
  withViewTransition(() => {
    underWayTo = null;
    go();
  });
};

function canFade(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
