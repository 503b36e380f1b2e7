import { useLayoutEffect, useRef } from 'react';
import { useTakenOver } from './use-taken-over.ts';

/**
 * Scrolls to the section of the hash (`/#companies`), which the browser looked for before the
 * screen was rendered. A prerendered screen is left alone: the user may have scrolled it.
 */
export function useScrollToSection(): void {
  const isTakenOver = useRef(useTakenOver());
  useLayoutEffect(() => {
    if (isTakenOver.current) return;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
