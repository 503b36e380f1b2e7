import { PAGES } from '@limber/contract/pages';
import { type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Browsers refuse an address that changes with every key. */
const SETTLE_MS = 300;

export type LibraryFilter = {
  words: string;
  /** Null for all areas. */
  area: BodyArea | null;
  setWords: (words: string) => void;
  setArea: (area: BodyArea | null) => void;
};

/**
 * What is searched for. It stands in the address, so that reloading and coming back keep it. Another
 * area is a step that "back" undoes; words replace each other once the typing settles.
 */
export function useLibraryFilter(): LibraryFilter {
  const inAddress = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  /** What is typed and not in the address yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const words = draft ?? inAddress.get('q') ?? '';
  const key = inAddress.get('area') ?? '';
  const area = isBodyArea(key) ? key : null;

  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      navigate(addressOf(draft, area), { replace: true });
      setDraft(null);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, area, navigate]);

  return {
    words,
    area,
    setWords: setDraft,
    setArea: (next) => {
      const address = addressOf(words, next);
      // Tabs choose on the press and once more on the focus that follows: one step is enough.
      const isThere = address === window.location.pathname + window.location.search;
      if (next !== area && !isThere) {
        if (draft !== null) navigate(addressOf(draft, area), { replace: true });
        navigate(address);
      }
      setDraft(null);
    },
  };
}

function addressOf(words: string, area: BodyArea | null): string {
  const search = new URLSearchParams({ ...(area && { area }), ...(words && { q: words }) });
  return search.size > 0 ? `${PAGES.exercises}?${search}` : PAGES.exercises;
}
