import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The control that was pressed last, and where it stood then: the answer may have taken it away since. */
type Pressed = { control: Element; box: DOMRect };

const CONTROLS = 'button, a, input, [role="button"], [role="switch"], [role="option"]';

/**
 * Whether an element that has just appeared would lie over the control that was pressed last, and has to
 * stand elsewhere. `shownId` is another number for each appearance.
 */
export function useCoversPressed(
  element: RefObject<HTMLElement | null>,
  shownId: number | undefined,
): boolean {
  const pressed = useRef<Pressed | null>(null);
  const [coveringId, setCoveringId] = useState<number | undefined>();
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (control === null || element.current?.contains(control)) return;
      pressed.current = { control, box: control.getBoundingClientRect() };
    };
    // A key that presses a control makes a click too.
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, [element]);
  useLayoutEffect(() => {
    if (shownId === undefined || !element.current || !pressed.current) return;
    const { control, box } = pressed.current;
    const place = control.isConnected ? control.getBoundingClientRect() : box;
    if (overlap(place, element.current.getBoundingClientRect())) setCoveringId(shownId);
  }, [element, shownId]);
  return shownId !== undefined && coveringId === shownId;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
