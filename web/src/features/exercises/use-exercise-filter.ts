import { type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { type Kind, KINDS } from '@limber/domain/exercises/exercise';
import { type ExerciseFilter, NO_FILTER } from '@limber/domain/exercises/find-exercises';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Browsers throttle history changes, so the address is updated once typing pauses. */
const SETTLE_MS = 300;

/** What the address of the screen says. */
type Search = {
  words: string;
  /** Null for all areas. */
  area: BodyArea | null;
  filter: ExerciseFilter;
};

type ExerciseSearchState = Search & {
  setWords: (words: string) => void;
  setArea: (area: BodyArea | null) => void;
  setFilter: (filter: ExerciseFilter) => void;
  /** Shows all exercises again; the browser's "back" undoes it. */
  clear: () => void;
};

/**
 * The search for exercises. It is kept in the address of the screen, so that reloading and coming back keep
 * it. Choosing an area adds a history entry; a filter replaces it, and typed words do once the typing settles.
 */
export function useExerciseFilter(): ExerciseSearchState {
  const query = useSearch();
  const inAddress = useMemo(() => searchOf(new URLSearchParams(query)), [query]);
  const [path, navigate] = useLocation();
  /** Typed words that are not in the address yet, and those that may not have been rendered yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const typed = useRef<string | null>(null);
  const search = { ...inAddress, words: draft ?? inAddress.words };
  const settled = addressOf(path, search);
  const latest = () => ({ ...search, words: typed.current ?? search.words });
  const forgetDraft = () => {
    typed.current = null;
    setDraft(null);
  };

  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      if (typed.current !== draft) return;
      navigate(settled, { replace: true });
      typed.current = null;
      setDraft(null);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, settled, navigate]);

  return {
    ...search,
    setWords: (words) => {
      typed.current = words;
      setDraft(words);
    },
    setArea: (area) => {
      const address = addressOf(path, { ...latest(), area });
      // A second press may come before the first is rendered.
      const isThere = address === window.location.pathname + window.location.search;
      if (area !== search.area && !isThere) {
        if (typed.current !== null) navigate(addressOf(path, latest()), { replace: true });
        navigate(address);
      }
      forgetDraft();
    },
    setFilter: (filter) => {
      navigate(addressOf(path, { ...latest(), filter }), { replace: true });
      forgetDraft();
    },
    clear: () => {
      navigate(path);
      forgetDraft();
    },
  };
}

function searchOf(address: URLSearchParams): Search {
  const area = address.get('area') ?? '';
  const posture = address.get('posture');
  const kinds = address.get('kind')?.split(',') ?? [];
  return {
    words: address.get('q') ?? '',
    area: isBodyArea(area) ? area : null,
    filter: {
      posture: posture === 'seated' || posture === 'standing' ? posture : NO_FILTER.posture,
      discreet: address.has('discreet'),
      kinds: KINDS.filter((kind: Kind) => kinds.includes(kind)),
    },
  };
}

function addressOf(path: string, { words, area, filter }: Search): string {
  const { posture, discreet, kinds } = filter;
  const search = new URLSearchParams({
    ...(area && { area }),
    ...(words && { q: words }),
    ...(posture && { posture }),
    ...(discreet && { discreet: '1' }),
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
  });
  return search.size > 0 ? `${path}?${search}` : path;
}
