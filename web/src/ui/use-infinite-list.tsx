import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

/** More rows than the tallest screen shows. */
const STEP = 24;
/** How far below the screen the next rows are made ready. */
const AHEAD = '1200px';

/**
 * The first items of a list, and what shows more of them, to be rendered after them: null once all are
 * shown. Another `search` begins at the top again.
 */
export function useInfiniteList<Item>(
  items: readonly Item[],
  search: string,
): { shown: readonly Item[]; showMore: ReactNode } {
  const [reached, setReached] = useState({ search, count: STEP });
  const count = reached.search === search ? reached.count : STEP;
  // A transition, so that scrolling stays smooth while rows render.
  const grow = () => startTransition(() => setReached({ search, count: count + STEP }));
  return {
    shown: items.slice(0, count),
    showMore: count < items.length ? <ShowMore onShow={grow} /> : null,
  };
}

/** Shows more when scrolled near; keyboard users press its button. */
function ShowMore({ onShow }: { onShow: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onShow(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onShow]);
  return (
    <div ref={end} className="grid justify-items-center">
      <Button kind="secondary" onClick={onShow}>
        Show more exercises
      </Button>
    </div>
  );
}
