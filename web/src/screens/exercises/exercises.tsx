import type { Exercise } from '@limber/contract/exercises';
import { areaTab } from '@limber/domain/body-areas';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useStore } from 'zustand';
import { customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { AREA_TABS, areaOfTab, tabOfArea } from '#features/exercises/area-tabs.ts';
import { GallerySkeleton } from '#features/exercises/exercise-gallery.tsx';
import { ExerciseSearchField, FoundExercises } from '#features/exercises/exercise-search.tsx';
import {
  type ExerciseSearchState,
  useExerciseSearch,
} from '#features/exercises/use-exercise-search.ts';
import { FirstPicture } from '#features/exercises/first-picture.tsx';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { FilterChips, isNoFilter } from '#features/exercises/filter-chips.tsx';
import { useFoundExercises } from '#features/exercises/found-exercises.tsx';
import { useLeavesOutRuledOut } from '#features/health-card/leave-out-ruled-out.ts';
import { type RuleOut, useRuleOut } from '#features/health-card/rule-out.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchX } from '#ui/icons/search-x.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { FilterTabs } from '#ui/tabs.tsx';
import { LibraryGallery } from './library-gallery.tsx';

/** The exercise library: search it, look into it, put exercises into plans. */
export function ExercisesScreen() {
  const search = useExerciseSearch();
  const { area, filter, setArea, setFilter } = search;
  const field = useRef<HTMLInputElement>(null);
  const library = useQuery(exercisesQuery);
  const ruleOut = useRuleOut();
  const { canBeChosen, leavesOut, setLeavesOut } = useLeavesOutRuledOut();
  // Fetched in parallel with the exercises, not after them.
  useQuery(customPlansQuery);

  return (
    <Page title="Exercise Library" width="wide">
      <div>
        <div className="sticky top-0 z-20 -mx-4 bg-ground px-4 py-2 sm:-mx-6 sm:px-6">
          <ExerciseSearchField search={search} field={field} />
        </div>
        <FilterTabs
          label="Body areas"
          tabs={AREA_TABS}
          value={tabOfArea(area)}
          onChange={(value) => setArea(areaOfTab(value))}
        >
          <FilterChips filter={filter} onChange={setFilter}>
            {canBeChosen && (
              <Chip pressed={leavesOut} onPress={() => setLeavesOut(!leavesOut)}>
                Leaves out what my health card rules out
              </Chip>
            )}
          </FilterChips>
          <FoundInLibrary
            library={library}
            ruleOut={leavesOut ? ruleOut : null}
            search={search}
            field={field}
            onClearAll={() => {
              search.clear();
              setLeavesOut(false);
            }}
          />
        </FilterTabs>
      </div>
    </Page>
  );
}

type FoundProps = {
  library: UseQueryResult<readonly Exercise[]>;
  /** What leaves exercises out; null while nothing does. */
  ruleOut: RuleOut | null;
  search: ExerciseSearchState;
  /** Receives the focus when the search or the filters are cleared. */
  field: RefObject<HTMLInputElement | null>;
  onClearAll: () => void;
};

/** What of the library is found. */
function FoundInLibrary({ library, ruleOut, search, field, onClearAll }: FoundProps) {
  const { words, area, filter, setWords } = search;
  const found = useFoundExercises(library.data, search, ruleOut);
  const isFiltered = !isNoFilter(filter) || ruleOut !== null;
  const isWhole = !isFiltered && words.getState() === '' && area === null;
  const clearSearch = () => {
    setWords('');
    field.current?.focus();
  };
  const clearAll = () => {
    onClearAll();
    field.current?.focus();
  };
  return (
    <FoundExercises
      library={library}
      found={found}
      skeleton={<LibrarySkeleton isWhole={isWhole} />}
      actions={
        isFiltered && (
          <Button kind="quiet" size="small" onClick={clearAll}>
            Clear filters
          </Button>
        )
      }
      nothingFound={
        <NothingFound
          search={search}
          filtered={isFiltered}
          onClearSearch={clearSearch}
          onClearAll={clearAll}
        />
      }
    >
      <LibraryGallery exercises={library.data ?? []} found={found} />
    </FoundExercises>
  );
}

/** The library while it loads, with its first picture where that is known before: part of it may begin with another. */
function LibrarySkeleton({ isWhole }: { isWhole: boolean }) {
  const block = <SkeletonBlock shape="size-full" />;
  const picture = isWhole ? <FirstPicture of="library" otherwise={block} /> : block;
  return <GallerySkeleton picture={picture} />;
}

type NothingFoundProps = {
  search: ExerciseSearchState;
  /** Whether chips leave something out. */
  filtered: boolean;
  onClearSearch: () => void;
  onClearAll: () => void;
};

function NothingFound({ search, filtered, onClearSearch, onClearAll }: NothingFoundProps) {
  const words = useStore(search.words).trim();
  const { area } = search;
  const where = area ? ` in ${areaTab(area)}` : '';
  return (
    <EmptyState
      icon={<SearchX />}
      title="No exercises found"
      action={
        (words || area || filtered) && (
          <div className="flex flex-wrap gap-3">
            {words && <Button onClick={onClearSearch}>Clear search</Button>}
            {(area || filtered) && (
              <Button kind={words ? 'secondary' : 'primary'} onClick={onClearAll}>
                {filtered ? 'Clear filters' : 'Show all areas'}
              </Button>
            )}
          </div>
        )
      }
    >
      <p className="[overflow-wrap:anywhere]">
        {words
          ? `Nothing matches “${words}”${where}${filtered ? ' and the filters' : ''}. Try fewer or shorter words.`
          : filtered
            ? `Nothing${where} is all of that at once.`
            : 'There is nothing here yet.'}
      </p>
    </EmptyState>
  );
}
