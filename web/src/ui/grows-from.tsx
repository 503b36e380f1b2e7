import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '#browser/use-media-query.ts';

const GROW_MS = 200;
/** As the tokens have it. */
const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)';

type Props = {
  /** Where in the window it was when it was smaller; null when it was nowhere. */
  place: DOMRect | null;
  children: ReactNode;
};

/**
 * Shows where something came from: it grows from its place in a list to the size that it has here. Nothing waits
 * for it, and nothing moves for whoever asked for less movement.
 */
export function GrowsFrom({ place, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isReduced = useReducedMotion();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || place === null || isReduced || !('animate' in element)) return;
    const { left, top, width } = element.getBoundingClientRect();
    if (width === 0) return;
    const transform = `translate(${place.left - left}px, ${place.top - top}px) scale(${place.width / width})`;
    element.animate([{ transform, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], {
      duration: GROW_MS,
      easing: EASE_OUT,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- it comes once
  }, []);
  return <div ref={box}>{children}</div>;
}
