import { useEffect } from 'react';
import { afterPaint } from '#browser/after-paint.ts';

/** Number of open layers that lock the page. */
let locks = 0;

/**
 * Replaces Radix's scroll lock, which adds a style sheet and so recalculates the styles of every
 * element.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    locks += 1;
    // After the dialog is painted: earlier, its first paint would need two layouts.
    const forget = afterPaint(lock);
    return () => {
      forget();
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [locked]);
}

function lock(): void {
  const { style, clientWidth } = document.documentElement;
  // Reserves the width of the scroll bar, so that nothing moves sideways.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

function unlock(): void {
  const { style } = document.documentElement;
  style.scrollbarGutter = '';
  style.overflow = '';
}
