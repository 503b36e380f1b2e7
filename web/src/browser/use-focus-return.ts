import { useEffect, useRef, useState } from 'react';

/**
 * Returns the focus to the element that had it before a dialog; Radix does so only for its own
 * triggers. If that element is gone, `main` gets the focus; if the focus has moved on meanwhile, it
 * stays there.
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
      const holder = document.activeElement;
      if (holder !== null && holder !== document.body) return;
      const opener = before.current;
      const isThere =
        opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      if (isThere) opener.focus();
      // A `main` taller than the window would scroll to its start.
      else document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
}

/**
 * For a series of dialogs: after the last, the focus returns to the element that had it before the
 * first.
 */
export function useFocusReturnAfterSteps(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
