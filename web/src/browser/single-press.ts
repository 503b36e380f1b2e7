import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * For a button that is followed by another at the same place: ignores the second half of a double
 * click and key repeats.
 */
export function singlePress(act: () => void) {
  return {
    onClick: ({ detail }: MouseEvent) => {
      if (detail < 2) act();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault();
    },
  };
}
