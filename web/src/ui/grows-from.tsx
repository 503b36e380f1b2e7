import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '#browser/use-media-query.ts';

const GROW_MS = 200;
/** Equal to the token in the style sheet. */
const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)';

type Props = {
  /** The earlier box in viewport pixels, null if there was none. */
  place: DOMRect | null;
  children: ReactNode;
};

/** Animates growth from a place in a list to the final size, except under reduced motion. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- it grows once, when it appears
  }, []);
  return <div ref={box}>{children}</div>;
}
