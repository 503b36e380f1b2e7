import type { Exercise } from '@limber/contract/exercises';
import { counted } from '@limber/domain/counted';
import { findExercises } from '@limber/domain/exercises/find-exercises';
import { useMemo, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';
import type { RuleOut } from '#features/health-card/rule-out.ts';
import type { ExerciseSearchState } from './use-exercise-search.ts';

/** The result of a search, in order. Subscribers are called after each typed key. */
export type SearchResults = {
  get: () => readonly Exercise[];
  subscribe: (listener: () => void) => () => void;
};

/** The exercises that the search finds and `ruleOut` does not rule out. Typing does not render the caller. */
export function useFoundExercises(
  exercises: readonly Exercise[] | undefined,
  { words, area, filter }: ExerciseSearchState,
  ruleOut: RuleOut | null = null,
): SearchResults {
  return useMemo(() => {
    const find = (text: string) => {
      const found = findExercises(exercises ?? [], { words: text, area, filter });
      return ruleOut === null ? found : found.filter((exercise) => ruleOut(exercise) === null);
    };
    return { get: foundFor(words, find), subscribe: words.subscribe };
  }, [exercises, words, area, filter, ruleOut]);
}

/** The result for the current words, computed once for all callers. */
function foundFor<Result>(words: StoreApi<string>, find: (words: string) => Result): () => Result {
  let last: { words: string; found: Result } | undefined;
  return () => {
    const now = words.getState();
    if (last?.words !== now) last = { words: now, found: find(now) };
    return last.found;
  };
}

/** A value derived from the result; renders the caller only when that value changes. */
export function useSearchResults<Value>(
  found: SearchResults,
  select: (exercises: readonly Exercise[]) => Value,
): Value {
  const get = () => select(found.get());
  return useSyncExternalStore(found.subscribe, get, get);
}

export const all = (exercises: readonly Exercise[]): readonly Exercise[] => exercises;

export const isEmpty = (exercises: readonly Exercise[]): boolean => exercises.length === 0;

const lengthOf = (exercises: readonly Exercise[]) => exercises.length;

export function FoundCount({ found }: { found: SearchResults }) {
  return counted(useSearchResults(found, lengthOf), 'exercise');
}
