import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** From one window above to one window below what is seen. */
const AROUND = '100% 0px';

/** What is told that its element came near. One observer serves all, since lists have hundreds of items. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: AROUND },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element has come near what is seen of the page. What came near once stays so. */
export function useCameNear(): { ref: RefCallback<Element>; isNear: boolean } {
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
