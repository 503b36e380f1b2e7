import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { isLayerOpen } from './use-back-closes.ts';

/**
 * Changes the screen in a view transition: elements with one `view-transition-name` move, the rest
 * fades. Without support, or under reduced motion, it changes at once.
 */
export function withViewTransition(change: () => void): void {
  if (!canFade()) return change();
  const { ready } = document.startViewTransition(() => flushSync(change));
  // Rejected if a later transition or a hidden window skips the animation; the change happens
  // anyway.
  ready.catch(() => undefined);
}

/** The target of a transition that has not changed the page yet. */
let underWayTo: string | null = null;

/**
 * For the router: fades between pages. Another tab or filter of one page changes at once, and so
 * does leaving from within a dialog, whose history entry is being removed. A repeated navigation to
 * the pending target, as by a double click, is ignored.
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
