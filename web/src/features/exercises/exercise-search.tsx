import type { Exercise } from '@limber/contract/exercises';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { NotLoaded } from '#api/not-loaded.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type SearchResults, FoundCount, isEmpty, useSearchResults } from './found-exercises.tsx';
import type { ExerciseSearchState } from './use-exercise-search.ts';

type FieldProps = {
  search: ExerciseSearchState;
  /** Focused when the search is cleared. */
  field: RefObject<HTMLInputElement | null>;
};

/** The key "/" focuses it from anywhere on the screen. */
export function ExerciseSearchField({ search, field }: FieldProps) {
  useSlashKey(field);
  return <WordsField search={search} ref={field} shortcut="/" />;
}

type WordsProps = Pick<FieldProps, 'search'> &
  Pick<ComponentProps<typeof SearchField>, 'ref' | 'shortcut'>;

export function WordsField({ search, ...field }: WordsProps) {
  return (
    <SearchField
      {...field}
      label="Search exercises"
      placeholder="Search exercises..."
      value={useStore(search.words)}
      onChange={search.setWords}
      onBlur={search.settle}
    />
  );
}

type FoundProps = {
  library: UseQueryResult<readonly Exercise[]>;
  found: SearchResults;
  skeleton: ReactNode;
  nothingFound: ReactNode;
  actions?: ReactNode;
  /** The list, which stays mounted when nothing is found. */
  children: ReactNode;
};

export function FoundExercises(props: FoundProps) {
  const { library, found, skeleton, nothingFound, actions, children } = props;
  const isNone = useSearchResults(found, isEmpty);
  if (library.isPending) {
    return (
      <div className="grid gap-3">
        <output>
          <VisuallyHidden>Loading exercises</VisuallyHidden>
          <SkeletonBlock shape="my-2 h-5 w-24" />
        </output>
        {skeleton}
      </div>
    );
  }
  // Earlier data stays visible when refetching fails.
  if (!library.data) {
    return <NotLoaded what="the exercises" title="Error loading exercises" query={library} />;
  }
  return (
    <div className="grid gap-3">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
        <output className="text-small text-soft tabular-nums">
          <FoundCount found={found} />
        </output>
        {!isNone && actions}
      </div>
      {isNone && nothingFound}
      {/* Kept, so that another search need not build it again. */}
      <div hidden={isNone}>{children}</div>
    </div>
  );
}

/** "/" focuses the field, except while the user is typing elsewhere. */
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

/** True if the target takes typed keys itself, or is in a dialog in front of the field. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}
