import { useEffect } from 'react';
import { afterPaint } from '#browser/after-paint.ts';

/** How many of what is open keep the page from scrolling. */
let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling. What Radix brings for it adds a style sheet each time, for
 * which the browser looks at every element anew.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    locks += 1;
    // Later than the dialog is seen: the page would have to be laid out twice for its first picture.
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
  // Nothing moves to the side when the scroll bar goes.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

function unlock(): void {
  const { style } = document.documentElement;
  style.scrollbarGutter = '';
  style.overflow = '';
}
