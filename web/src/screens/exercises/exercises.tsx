import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { AREA_TABS, areaOfTab, tabOfArea } from '#features/exercises/area-tabs.ts';
import { GallerySkeleton } from '#features/exercises/exercise-gallery.tsx';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { ExerciseSearchField, FoundExercises } from '#features/exercises/exercise-search.tsx';
import {
  type ExerciseSearchState,
  useExerciseSearch,
} from '#features/exercises/use-exercise-search.ts';
import { FilterChips, isNoFilter } from '#features/exercises/filter-chips.tsx';
import { useFoundExercises } from '#features/exercises/found-exercises.tsx';
import { useLeavesOutRuledOut } from '#features/health-card/leave-out-ruled-out.ts';
import { type RuleOut, useRuleOut } from '#features/health-card/rule-out.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';
import { Page } from '#ui/page.tsx';
import { FilterTabs } from '#ui/tabs.tsx';
import { LibraryGallery } from './library-gallery.tsx';

/** Loaded after the page. */
const LazyNothingFound = lazyWhenIdle(
  async () => (await import('./nothing-found.tsx')).NothingFound,
);

export function ExercisesScreen() {
  const search = useExerciseSearch();
  const { area, filter, setArea, setFilter } = search;
  const field = useRef<HTMLInputElement>(null);
  const ruleOut = useRuleOut();
  const { canBeChosen, leavesOut, setLeavesOut } = useLeavesOutRuledOut();
  // Starts now, to load in parallel with the exercises.
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
  /** Null while nothing is left out. */
  ruleOut: RuleOut | null;
  search: ExerciseSearchState;
  /** Receives focus when search or filters are cleared. */
  field: RefObject<HTMLInputElement | null>;
  onClearAll: () => void;
};

function FoundInLibrary({ ruleOut, search, field, onClearAll }: FoundProps) {
  const { filter } = search;
  const isFiltered = !isNoFilter(filter) || ruleOut !== null;
  const library = useQuery(exercisesQuery);
  const found = useFoundExercises(library.data, search, ruleOut);
  const clearAll = () => {
    onClearAll();
    field.current?.focus();
  };
  return (
    <FoundExercises
      library={library}
      found={found}
      skeleton={<GallerySkeleton />}
      actions={
        isFiltered && (
          <Button kind="quiet" size="small" onClick={clearAll}>
            Clear filters
          </Button>
        )
      }
      nothingFound={
        <LazyNothingFound
          search={search}
          filtered={isFiltered}
          field={field}
          onClearAll={clearAll}
        />
      }
    >
      <LibraryGallery exercises={library.data ?? []} found={found} />
    </FoundExercises>
  );
}
