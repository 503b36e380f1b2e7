import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a function that focuses `target` after a dialog's action, whose opening button is often
 * gone then. Call it before closing the dialog, which traps the focus until it is closed; without a
 * dialog the focus moves at once.
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
