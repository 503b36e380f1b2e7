import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Handlers for a button that goes on to the next thing under the same finger: the second half of a double
 * click and the repeats of a key that is held down are not meant for it.
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
