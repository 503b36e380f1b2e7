import { counted } from '@limber/domain/counted';
import { findExercises } from '@limber/domain/exercises/find-exercises';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { exercisesQuery } from './exercises.api.ts';
import { useExerciseFilter } from './use-exercise-filter.ts';
import { NotLoaded } from '#api/not-loaded.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { useArrived } from '#ui/use-arrived.ts';

/** The library filtered by the search, which is kept in the address of the screen. */
export function useExerciseSearch() {
  const search = useExerciseFilter();
  const library = useQuery(exercisesQuery);
  const { words, area, filter } = search;
  const found = useMemo(
    () => (library.data ? findExercises(library.data, { words, area, filter }) : []),
    [library.data, words, area, filter],
  );
  return { filter: search, library, words, area, found, searchKey: `${area}/${words}` };
}

type FieldProps = {
  search: ReturnType<typeof useExerciseSearch>;
  /** Receives the focus when the search is cleared. */
  field: RefObject<HTMLInputElement | null>;
};

/** The search field. The key "/" focuses it from anywhere on the screen. */
export function ExerciseSearchField({ search, field }: FieldProps) {
  useSlashKey(field);
  return (
    <SearchField
      ref={field}
      label="Search exercises"
      placeholder="Search exercises..."
      shortcut="/"
      value={search.filter.words}
      onChange={search.filter.setWords}
    />
  );
}

type FoundProps = {
  search: ReturnType<typeof useExerciseSearch>;
  /** The shape of the list while it loads. */
  skeleton: ReactNode;
  /** Shown when nothing is found. */
  nothingFound: ReactNode;
  /** Beside the count, such as a button that finds more. */
  actions?: ReactNode;
  /** The list of what is found, which stays while nothing is. */
  children: ReactNode;
};

/** The search results with their count, or the loading, error or empty state. */
export function FoundExercises({ search, skeleton, nothingFound, actions, children }: FoundProps) {
  const { library, found } = search;
  const isThere = useArrived(!library.isPending);
  if (!isThere) {
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading exercises</output>
        <SkeletonBlock shape="h-5 w-24" />
        {skeleton}
      </div>
    );
  }
  // Data from before stays visible when refetching fails.
  if (!library.data) {
    return <NotLoaded what="the exercises" title="Error loading exercises" query={library} />;
  }
  return (
    <div className="grid gap-3">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
        <output className="text-small text-soft tabular-nums">
          {counted(found.length, 'exercise')}
        </output>
        {actions}
      </div>
      {found.length === 0 && nothingFound}
      {/* Another search finds it as it was, instead of having to build it anew. */}
      <div hidden={found.length === 0}>{children}</div>
    </div>
  );
}

/** Focuses the field when "/" is pressed, unless the user is typing. */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isElsewhere(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [field]);
}

/** Whether the target handles keys itself or is in a dialog in front of the field. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}
