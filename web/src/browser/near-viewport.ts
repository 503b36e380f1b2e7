import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** One window above the viewport to one below it. */
const MARGIN = '100% 0px';

/** Called when their element comes near. One observer serves all, since lists have hundreds of items. */
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

/** Whether an element has come near the viewport; from then on it stays so. */
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
