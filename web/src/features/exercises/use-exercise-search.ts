import { type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { type Kind, KINDS } from '@limber/domain/exercises/exercise';
import { type ExerciseFilter, NO_FILTER } from '@limber/domain/exercises/find-exercises';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { createStore, type StoreApi } from 'zustand';
import { useStableCallback } from '#browser/use-stable-callback.ts';

const CHANGES = ['popstate', 'pushState', 'replaceState'];

/** Browsers throttle history changes, so the address is updated once typing pauses. */
const SETTLE_MS = 300;

type Search = { words: string; area: BodyArea | null; filter: ExerciseFilter };

export type ExerciseSearchState = {
  /** The typed words; only subscribers render with each key. */
  words: StoreApi<string>;
  /** Null for all areas. */
  area: BodyArea | null;
  filter: ExerciseFilter;
  setWords: (words: string) => void;
  /** For blur: saves the words without waiting for a pause. */
  settle: () => void;
  setArea: (area: BodyArea | null) => void;
  setFilter: (filter: ExerciseFilter) => void;
  clear: () => void;
};

/**
 * The search for exercises, kept in the screen's address, so that a reload or a return keeps it. Choosing an
 * area adds a history entry; filters and settled words replace it. The browser's "back" undoes `clear`.
 */
export function useExerciseSearch(): ExerciseSearchState {
  const [path, navigate] = useLocation();
  const [words] = useState(() => createStore(wordsOfAddress));
  const { area, filter } = useAreaAndFilter();
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  const addressWith = (change: Partial<Search>) =>
    addressOf(path, { words: words.getState(), area, filter, ...change });
  /** A new history entry keeps the state of the current one. */
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
      // Dialogs and the like add entries with the same address.
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

/** A search that is not kept, as within a form. */
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

/** Empty when rendered ahead, without an address. */
const ofAddress = () => new URLSearchParams(globalThis.location?.search);

const wordsOfAddress = (): string => ofAddress().get('q') ?? '';

/** The query string without the words, so that typing them does not change it. */
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
