import { useRef } from 'react';

/**
 * Gives the focus back, when a dialog closes, to what had it when the dialog opened: Radix does so for
 * triggers of its own alone, and ours open from anywhere. What has gone meanwhile gets nothing.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    /** For `onOpenAutoFocus`, before the focus moves. */
    remember: () => {
      before.current = document.activeElement;
    },
    /** For `onCloseAutoFocus`. */
    giveBack: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
