import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog by Escape even under a toast: Radix closes only the newest layer, which may be
 * the toast.
 */
export function escapeCloses(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
