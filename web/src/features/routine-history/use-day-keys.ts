import type { LocalDay } from '@limber/domain/time/local-day';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

type DayKeys = {
  /** A table in which only the day at the cursor has a `tabIndex` of 0. */
  grid: RefObject<HTMLTableElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Makes a table of days one Tab stop, at the cursor. A key moves the focus to the day from `dayFor`, or nowhere
 * for null.
 */
export function useDayKeys(
  dayFor: (event: KeyboardEvent) => LocalDay | null,
  onMove: (day: LocalDay) => void,
): DayKeys {
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayFor(event);
    if (to === null) return;
    event.preventDefault();
    moved.current = true;
    onMove(to);
  };
  return { grid, onKeyDown };
}
