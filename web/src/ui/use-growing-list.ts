import { startTransition, useState } from 'react';

/** More rows than the tallest screen shows. */
const STEP = 24;

/** The first items of a list, and more of them on demand. Another `search` begins anew. */
export function useGrowingList<Item>(items: readonly Item[], search: string) {
  const [grown, setGrown] = useState({ search, count: STEP });
  const count = grown.search === search ? grown.count : STEP;
  return {
    shown: items.slice(0, count),
    // Scrolling goes on while they are made.
    grow: () => startTransition(() => setGrown({ search, count: count + STEP })),
  };
}
