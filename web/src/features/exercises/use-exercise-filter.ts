import { type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Browsers throttle history changes, so the address is updated once typing pauses. */
const SETTLE_MS = 300;

type ExerciseFilter = {
  words: string;
  /** Null for all areas. */
  area: BodyArea | null;
  setWords: (words: string) => void;
  setArea: (area: BodyArea | null) => void;
  /** Shows all exercises again; the browser's "back" undoes it. */
  clear: () => void;
};

/**
 * The filter of the exercises. It is kept in the address of the screen, so that reloading and
 * coming back keep it. Choosing an area adds a history entry; typed words replace it once the
 * typing settles.
 */
export function useExerciseFilter(): ExerciseFilter {
  const inAddress = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  /** Typed words that are not in the address yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const words = draft ?? inAddress.get('q') ?? '';
  const key = inAddress.get('area') ?? '';
  const area = isBodyArea(key) ? key : null;

  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      navigate(addressOf(path, draft, area), { replace: true });
      setDraft(null);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [path, draft, area, navigate]);

  return {
    words,
    area,
    setWords: setDraft,
    setArea: (next) => {
      const address = addressOf(path, words, next);
      // Tabs report a choice on the press and again on the focus that follows.
      const isThere = address === window.location.pathname + window.location.search;
      if (next !== area && !isThere) {
        if (draft !== null) navigate(addressOf(path, draft, area), { replace: true });
        navigate(address);
      }
      setDraft(null);
    },
    clear: () => {
      navigate(path);
      setDraft(null);
    },
  };
}

function addressOf(path: string, words: string, area: BodyArea | null): string {
  const search = new URLSearchParams({ ...(area && { area }), ...(words && { q: words }) });
  return search.size > 0 ? `${path}?${search}` : path;
}
