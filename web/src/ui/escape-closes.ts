import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog by Escape also while a toast is shown: Radix lets one press close the newest layer alone,
 * and a toast that came later than the dialog is one. What Radix has handled itself is left alone.
 */
export function escapeCloses(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
