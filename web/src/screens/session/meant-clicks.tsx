import { type MouseEvent, type ReactNode, useRef } from 'react';

/**
 * A screen that takes the place of what was pressed. The second half of a double click there lands on
 * whatever stands here now, and is not meant for it: it would pause the session, or replace its exercise.
 */
export function MeantClicks({ children }: { children: ReactNode }) {
  const isNew = useRef(true);
  const take = (event: MouseEvent) => {
    if (isNew.current && event.detail > 1) {
      event.stopPropagation();
      event.preventDefault();
    } else {
      isNew.current = false;
    }
  };
  return (
    <div className="contents" onClickCapture={take}>
      {children}
    </div>
  );
}
