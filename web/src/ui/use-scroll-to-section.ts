import { useLayoutEffect, useRef } from 'react';
import { useTakenOver } from './use-taken-over.ts';

/**
 * Goes to the section that the address names (`/#companies`). The browser has looked for it before the screen was
 * there, and found nothing; unless the screen was rendered ahead, and may have been scrolled since.
 */
export function useScrollToSection(): void {
  const isTakenOver = useRef(useTakenOver());
  useLayoutEffect(() => {
    if (isTakenOver.current) return;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
