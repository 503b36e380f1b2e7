import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

/**
 * A screen that takes the place of what was pressed. The second half of a double click there lands on
 * whatever stands here now, and so does a key that is held down; neither is meant for it: it would pause the
 * session, or replace its exercise.
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
