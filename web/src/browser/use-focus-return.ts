import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus back, when a dialog closes, to what had it when the dialog opened: Radix does so for
 * triggers of its own alone, and ours open from anywhere. Where that has gone, the content of the page gets
 * it; what took the focus meanwhile, such as the next dialog or news at its end, keeps it.
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
      // Taller than the window, it would be scrolled to its beginning.
      else document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
}

/** The same for dialogs that follow one another as steps: what had the focus before the first has it after the last. */
export function useFocusReturnAfterSteps(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
