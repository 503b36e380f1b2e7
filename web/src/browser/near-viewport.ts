import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** One window height above and below the viewport. */
const MARGIN = '100% 0px';

/** Callbacks by element. One observer serves all, since lists have hundreds of items. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** `isNear` stays true once the element has come near. */
export function useNearViewport(): { ref: RefCallback<Element>; isNear: boolean } {
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) =>
      element === null || isNear
        ? undefined
        : observe(element, () => startTransition(() => setNear(true))),
    [isNear],
  );
  return { ref, isNear };
}
