import { useLayoutEffect } from 'react';

/**
 * Goes to the section that the address names (`/#companies`). The browser has looked for it before the screen was
 * there, and found nothing.
 */
export function useScrollToSection(): void {
  useLayoutEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
