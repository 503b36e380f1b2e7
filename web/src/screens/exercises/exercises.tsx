import { areaTab, BODY_AREAS, type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { usePrefetchQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import {
  ExerciseSearchField,
  FoundExercises,
  useExerciseSearch,
} from '#features/exercises/exercise-search.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { LibraryList, LibrarySkeleton } from './library-list.tsx';

const ALL = 'all';
/** By alphabet, as users look them up. */
const AREAS = BODY_AREAS.toSorted((a, b) => areaTab(a).localeCompare(areaTab(b), 'en'));
const TABS: readonly { value: BodyArea | typeof ALL; label: string }[] = [
  { value: ALL, label: 'All Areas' },
  ...AREAS.map((area) => ({ value: area, label: areaTab(area) })),
];

/** The exercise library: search it, look into it, put exercises into plans. */
export function ExercisesScreen() {
  const search = useExerciseSearch();
  const { words, area, found, searchKey } = search;
  const { setWords, setArea } = search.filter;
  const field = useRef<HTMLInputElement>(null);
  // Fetched in parallel with the exercises, not after them.
  usePrefetchQuery(customPlansQuery);
  const clearSearch = () => {
    setWords('');
    field.current?.focus();
  };
  const shown = area ?? ALL;

  const library = (
    <FoundExercises
      search={search}
      skeleton={<LibrarySkeleton />}
      nothingFound={
        <NothingFound
          words={words.trim()}
          area={area}
          onClearSearch={clearSearch}
          onShowAllAreas={() => setArea(null)}
        />
      }
    >
      <LibraryList exercises={found} search={searchKey} />
    </FoundExercises>
  );
  return (
    <Page title="Exercise Library" width="wide">
      <div>
        <div className="sticky top-0 z-20 -mx-4 bg-ground px-4 py-2 sm:-mx-6 sm:px-6">
          <ExerciseSearchField search={search} field={field} />
        </div>
        <Tabs
          label="Body areas"
          tabs={TABS.map(({ value, label }) => ({
            value,
            label,
            content: value === shown ? library : null,
          }))}
          value={shown}
          onChange={(value) => setArea(isBodyArea(value) ? value : null)}
        />
      </div>
    </Page>
  );
}

type NothingFoundProps = {
  /** '' when no words are searched for. */
  words: string;
  area: BodyArea | null;
  onClearSearch: () => void;
  onShowAllAreas: () => void;
};

function NothingFound({ words, area, onClearSearch, onShowAllAreas }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No exercises found"
      action={
        (words || area) && (
          <div className="flex flex-wrap gap-3">
            {words && <Button onClick={onClearSearch}>Clear search</Button>}
            {area && (
              <Button kind={words ? 'secondary' : 'primary'} onClick={onShowAllAreas}>
                {words ? 'Search all areas' : 'Show all areas'}
              </Button>
            )}
          </div>
        )
      }
    >
      <p className="[overflow-wrap:anywhere]">
        {words
          ? `Nothing matches “${words}”${area ? ` in ${areaTab(area)}` : ''}. Try fewer or shorter words.`
          : 'There is nothing here yet.'}
      </p>
    </EmptyState>
  );
}
