import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

/** More rows than the tallest screen shows. */
const STEP = 24;
/** How far below the screen the next rows are made ready. */
const AHEAD = '1200px';

/** How many items of the list were shown for a search. */
type Reached = { search: string; count: number };

/**
 * The first items of a list, and what shows more of them, to be rendered after them: null once all are
 * shown. Another `search` begins at the top again. The page's entry in the history remembers how many were
 * shown: coming back, the browser finds the place again that it scrolls to.
 */
export function useInfiniteList<Item>(
  items: readonly Item[],
  search: string,
): { shown: readonly Item[]; showMore: ReactNode } {
  const [reached, setReached] = useState(() => reachedBefore() ?? { search, count: STEP });
  const count = reached.search === search ? reached.count : STEP;
  // A transition, so that scrolling stays smooth while rows render.
  const grow = () => {
    const further = { search, count: count + STEP };
    remember(further);
    startTransition(() => setReached(further));
  };
  return {
    shown: items.slice(0, count),
    showMore: count < items.length ? <ShowMore onShow={grow} /> : null,
  };
}

const entryState = () => window.history.state as { list?: Reached } | null;

/** What this entry of the history remembers; null at the first visit. */
function reachedBefore(): Reached | null {
  return entryState()?.list ?? null;
}

function remember(list: Reached): void {
  window.history.replaceState({ ...entryState(), list }, '');
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
      {/* Nobody who scrolls is to see it jump below the rows that take its place. */}
      <div className="not-focus-within:sr-only">
        <Button kind="secondary" onClick={onShow}>
          Show more exercises
        </Button>
      </div>
    </div>
  );
}
