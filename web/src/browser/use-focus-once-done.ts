import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives what focuses an element, such as a heading with a `tabIndex`, once an action is done that a dialog asked for: to
 * be called before the dialog is closed, and it waits until that is gone, which keeps the focus to itself. Without a
 * dialog the element is focused at once. The button that opened it often goes with what the action was about.
 */
export function useFocusOnceDone(target: RefObject<HTMLElement | null>, isOpen: boolean) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isOpen || !isDone.current) return;
    isDone.current = false;
    target.current?.focus({ preventScroll: true });
  }, [isOpen, target]);
  return () => {
    if (isOpen) isDone.current = true;
    else target.current?.focus({ preventScroll: true });
  };
}
