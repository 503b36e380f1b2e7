import { type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { type Kind, KINDS } from '@limber/domain/exercises/exercise';
import { type ExerciseFilter, NO_FILTER } from '@limber/domain/exercises/find-exercises';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { createStore, type StoreApi } from 'zustand';
import { useStableCallback } from '#ui/use-stable-callback.ts';

/** Browsers throttle history changes, so the address is updated once typing pauses. */
const SETTLE_MS = 300;

/** What is searched for. */
type Search = {
  words: string;
  /** Null for all areas. */
  area: BodyArea | null;
  filter: ExerciseFilter;
};

export type ExerciseSearchState = Search & {
  /** Words that were typed since; null when there are none. */
  typed: TypedWords;
  setWords: (words: string) => void;
  setArea: (area: BodyArea | null) => void;
  setFilter: (filter: ExerciseFilter) => void;
  /** Shows all exercises again. */
  clear: () => void;
};

type TypedWords = StoreApi<string | null>;

const createTypedWords = (): TypedWords => createStore<string | null>(() => null);

/** The words that are searched for, as they are typed. Only what asks for them here is rendered with each key. */
export function useSearchedWords({
  typed,
  words,
}: Pick<ExerciseSearchState, 'typed' | 'words'>): string {
  const [draft, setDraft] = useState(typed.getState);
  // In the transition in which they are typed, which a subscription by a hook of the store would not be.
  useEffect(() => typed.subscribe(setDraft), [typed]);
  return draft ?? words;
}

/**
 * The search for exercises. It is kept in the address of the screen, so that reloading and coming back keep
 * it. Choosing an area adds a history entry; a filter replaces it, and typed words do once the typing settles. The
 * browser's "back" undoes that all are shown again.
 */
export function useExerciseSearch(): ExerciseSearchState {
  const query = useSearch();
  const search = useSearchOf(query);
  const [path, navigate] = useLocation();
  const [typed] = useState(createTypedWords);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = () => ({ ...search, words: typed.getState() ?? search.words });
  const forgetTyped = () => {
    clearTimeout(settling.current);
    typed.setState(null, true);
  };
  const settle = useStableCallback(() => {
    navigate(addressOf(path, latest()), { replace: true });
    forgetTyped();
  });
  useEffect(() => () => clearTimeout(settling.current), []);

  return {
    ...search,
    typed,
    setWords: (words) => {
      typed.setState(words, true);
      clearTimeout(settling.current);
      settling.current = setTimeout(settle, SETTLE_MS);
    },
    setArea: (area) => {
      if (area === search.area) return;
      const address = addressOf(path, { ...latest(), area });
      // A second press may come before the first is rendered.
      if (address !== window.location.pathname + window.location.search) {
        if (typed.getState() !== null) navigate(addressOf(path, latest()), { replace: true });
        navigate(address);
      }
      forgetTyped();
    },
    setFilter: (filter) => {
      navigate(addressOf(path, { ...latest(), filter }), { replace: true });
      forgetTyped();
    },
    clear: () => {
      navigate(path);
      forgetTyped();
    },
  };
}

/** A search that is kept nowhere, as within a form. */
export function useLocalSearch(): ExerciseSearchState {
  const [typed] = useState(createTypedWords);
  const [area, setArea] = useState<BodyArea | null>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  return {
    words: '',
    area,
    filter,
    typed,
    setWords: (words) => typed.setState(words, true),
    setArea,
    setFilter,
    clear: () => {
      typed.setState(null, true);
      setArea(null);
      setFilter(NO_FILTER);
    },
  };
}

/** The search of an address. Its filter stays the same object when words have settled. */
function useSearchOf(query: string): Search {
  const address = useMemo(() => new URLSearchParams(query), [query]);
  const area = address.get('area') ?? '';
  const posture = address.get('posture');
  const discreet = address.has('discreet');
  const kinds = address.get('kind');
  const filter = useMemo(
    () => ({
      posture: posture === 'seated' || posture === 'standing' ? posture : NO_FILTER.posture,
      discreet,
      kinds: KINDS.filter((kind: Kind) => kinds?.split(',').includes(kind)),
    }),
    [posture, discreet, kinds],
  );
  return { words: address.get('q') ?? '', area: isBodyArea(area) ? area : null, filter };
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
