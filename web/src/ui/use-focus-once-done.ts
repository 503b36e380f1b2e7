import { useEffect, useRef } from 'react';

/**
 * Focuses an element, such as a heading, once an action is done that a dialog asked for: not before the dialog is gone,
 * which keeps the focus to itself. The button that opened it often goes with what the action was about.
 */
export function useFocusOnceDone<Target extends HTMLElement>(isOpen: boolean) {
  const target = useRef<Target>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isOpen || !isDone.current) return;
    isDone.current = false;
    target.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return {
    /** The element, which needs a `tabIndex`. */
    target,
    /** To be called before the dialog is closed; without one it is focused at once. */
    done: () => {
      isDone.current = isOpen;
      if (!isOpen) target.current?.focus({ preventScroll: true });
    },
  };
}
