import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Goes to the section that the address names (`/#companies`). The browser has looked for it before the screen was
 * there, and found nothing; unless the screen was rendered ahead, and may have been scrolled since.
 */
export function useScrollToSection(): void {
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const begun = useRef(isTakenOver);
  useLayoutEffect(() => {
    if (begun.current) return;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
