import { type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { type Kind, KINDS } from '@limber/domain/exercises/exercise';
import { type ExerciseFilter, NO_FILTER } from '@limber/domain/exercises/find-exercises';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { createStore, type StoreApi } from 'zustand';
import { useStableCallback } from '#browser/use-stable-callback.ts';

/** What the address may change with. */
const CHANGES = ['popstate', 'pushState', 'replaceState'];

/** Browsers throttle history changes, so the address is updated once typing pauses. */
const SETTLE_MS = 300;

/** What is searched for. */
type Search = { words: string; area: BodyArea | null; filter: ExerciseFilter };

export type ExerciseSearchState = {
  /** As they are typed: only who asks for them is rendered with each key. */
  words: StoreApi<string>;
  /** Null for all areas. */
  area: BodyArea | null;
  filter: ExerciseFilter;
  setWords: (words: string) => void;
  /** For when the field is left: what is kept of the words need not wait until typing pauses. */
  settle: () => void;
  setArea: (area: BodyArea | null) => void;
  setFilter: (filter: ExerciseFilter) => void;
  /** Shows all exercises again. */
  clear: () => void;
};

/**
 * The search for exercises. It is kept in the address of the screen, so that reloading and coming back keep
 * it. Choosing an area adds a history entry; a filter replaces it, and typed words do once the typing settles. The
 * browser's "back" undoes that all are shown again.
 */
export function useExerciseSearch(): ExerciseSearchState {
  const [path, navigate] = useLocation();
  const [words] = useState(() => createStore(wordsOfAddress));
  const { area, filter } = useAreaAndFilter();
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  const addressWith = (change: Partial<Search>) =>
    addressOf(path, { words: words.getState(), area, filter, ...change });
  /** Whichever entry of the history it leads to remembers what this one does. */
  const go = (address: string, options?: { replace: true }) => {
    clearTimeout(settling.current);
    navigate(address, { ...options, state: window.history.state });
  };
  const settle = useStableCallback(() => {
    if (words.getState() !== wordsOfAddress()) go(addressWith({}), { replace: true });
  });

  useEffect(() => {
    let known = window.location.search;
    const follow = () => {
      const { pathname, search } = window.location;
      // What opens and closes above the page has entries of the same address.
      if (pathname !== path || search === known) return;
      known = search;
      words.setState(wordsOfAddress(), true);
    };
    for (const event of CHANGES) window.addEventListener(event, follow);
    return () => {
      clearTimeout(settling.current);
      for (const event of CHANGES) window.removeEventListener(event, follow);
    };
  }, [words, path]);

  return {
    words,
    area,
    filter,
    settle,
    setWords: (typed) => {
      words.setState(typed, true);
      clearTimeout(settling.current);
      settling.current = setTimeout(settle, SETTLE_MS);
    },
    setArea: (chosen) => {
      if (chosen === area) return;
      const address = addressWith({ area: chosen });
      // A second press may come before the first is rendered.
      if (address === window.location.pathname + window.location.search) return;
      settle();
      go(address);
    },
    setFilter: (chosen) => go(addressWith({ filter: chosen }), { replace: true }),
    clear: () => go(path),
  };
}

/** A search that is kept nowhere, as within a form. */
export function useLocalSearch(): ExerciseSearchState {
  const [words] = useState(() => createStore(() => ''));
  const [area, setArea] = useState<BodyArea | null>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  return {
    words,
    area,
    filter,
    setWords: (typed) => words.setState(typed, true),
    settle: () => {},
    setArea,
    setFilter,
    clear: () => {
      words.setState('', true);
      setArea(null);
      setFilter(NO_FILTER);
    },
  };
}

/** Empty where the screen is rendered before anybody opens it. */
const ofAddress = () => new URLSearchParams(globalThis.location?.search);

const wordsOfAddress = (): string => ofAddress().get('q') ?? '';

/** The rest of the address: the same while words are typed, and when they have settled. */
function addressWithoutWords(): string {
  const address = ofAddress();
  address.delete('q');
  return address.toString();
}

function useAreaAndFilter(): Pick<Search, 'area' | 'filter'> {
  const query = useLocationProperty(addressWithoutWords, addressWithoutWords);
  return useMemo(() => {
    const address = new URLSearchParams(query);
    const area = address.get('area') ?? '';
    const posture = address.get('posture');
    return {
      area: isBodyArea(area) ? area : null,
      filter: {
        posture: posture === 'seated' || posture === 'standing' ? posture : NO_FILTER.posture,
        discreet: address.has('discreet'),
        kinds: KINDS.filter((kind: Kind) => address.get('kind')?.split(',').includes(kind)),
      },
    };
  }, [query]);
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
