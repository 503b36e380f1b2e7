import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

/**
 * Ignores the second half of a double click, and a held key, that began on the screen before: here they would pause
 * the session or replace its exercise.
 */
export function MeantClicks({ children }: { children: ReactNode }) {
  const isNew = useRef(true);
  const take = (event: MouseEvent | KeyboardEvent, goesOn: boolean) => {
    if (isNew.current && goesOn) {
      event.stopPropagation();
      event.preventDefault();
    } else {
      isNew.current = false;
    }
  };
  return (
    <div
      className="contents"
      onMouseDownCapture={(event) => take(event, event.detail > 1)}
      onClickCapture={(event) => take(event, event.detail > 1)}
      onKeyDownCapture={(event) => take(event, event.repeat)}
    >
      {children}
    </div>
  );
}
