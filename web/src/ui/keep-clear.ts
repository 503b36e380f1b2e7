import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The last pressed control, and its box at the press, since the control may be gone by now. */
type Pressed = { control: Element; box: DOMRect };

const CONTROLS = 'button, a, input, [role="button"], [role="switch"], [role="option"]';

/**
 * True if an element that has just appeared would cover the last pressed or the focused control.
 * `shownId` changes with each appearance.
 */
export function useCoversControl(
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
    // A key press on a control fires a click too.
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, [element]);
  useLayoutEffect(() => {
    if (shownId === undefined || !element.current) return;
    const own = element.current.getBoundingClientRect();
    const places = [placeOf(pressed.current), focusedPlace(element.current)];
    if (places.some((place) => place !== null && overlap(place, own))) setCoveringId(shownId);
  }, [element, shownId]);
  return shownId !== undefined && coveringId === shownId;
}

function placeOf(pressed: Pressed | null): DOMRect | null {
  if (pressed === null) return null;
  const { control, box } = pressed;
  return control.isConnected ? control.getBoundingClientRect() : box;
}

/** Null if the focus is inside the element or on no control. */
function focusedPlace(element: HTMLElement): DOMRect | null {
  const { activeElement } = document;
  if (!activeElement?.matches(CONTROLS) || element.contains(activeElement)) return null;
  return activeElement.getBoundingClientRect();
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
