import type { Exercise } from '@limber/contract/exercises';
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import { AREA_TABS, areaOfTab, tabOfArea } from '#features/exercises/area-tabs.ts';
import { ExerciseGallery } from '#features/exercises/exercise-gallery.tsx';
import { ExerciseName } from '#features/exercises/exercise-name.tsx';
import { WordsField } from '#features/exercises/exercise-search.tsx';
import { ExerciseTile } from '#features/exercises/exercise-tile.tsx';
import { FilterChips, isNoFilter } from '#features/exercises/filter-chips.tsx';
import {
  type ExerciseSearchState,
  useLocalSearch,
} from '#features/exercises/use-exercise-search.ts';
import {
  FoundCount,
  isEmpty,
  useFoundExercises,
  useSearchResults,
} from '#features/exercises/found-exercises.tsx';
import { useRuleOut } from '#features/health-card/rule-out.ts';
import { PremiumNote } from '#features/subscription/limits.tsx';
import { Button } from '#ui/button.tsx';
import { FilterTabs } from '#ui/tabs.tsx';
import { useStableCallback } from '#browser/use-stable-callback.ts';

type Props = {
  library: readonly Exercise[];
  /** Ids of exercises already in the plan. */
  planned: readonly number[];
  onAdd: (exercise: Exercise) => void;
};

/** The exercises not yet in the plan. */
export function AddExercises({ library, planned, onAdd }: Props) {
  const search = useLocalSearch();
  const { area, filter } = search;
  const section = useRef<HTMLElement>(null);
  const available = useMemo(
    () => library.filter(({ id }) => !planned.includes(id)),
    [library, planned],
  );
  const add = useStableCallback((exercise: Exercise) => {
    // The tile stays until the next render and could be pressed again.
    if (planned.includes(exercise.id)) return;
    if (available.length === 1) section.current?.querySelector('h3')?.focus();
    else focusNeighbour(section.current, exercise.id);
    onAdd(exercise);
  });
  const ruleOut = useRuleOut();
  const tile = useCallback(
    (exercise: Exercise, isNear: boolean) => (
      <TileToAdd exercise={exercise} ruledOut={ruleOut(exercise)} isNear={isNear} onAdd={add} />
    ),
    [ruleOut, add],
  );
  const clear = () => {
    search.clear();
    searchField(section.current)?.focus();
  };
  return (
    <section ref={section} className="grid min-w-0 content-start gap-3">
      <h3 tabIndex={-1} className="font-strong outline-none">
        Add Exercises
      </h3>
      {available.length === 0 ? (
        <p className="text-soft">All exercises have been added to this plan.</p>
      ) : (
        <>
          {available.some(({ locked }) => locked) && <PremiumNote />}
          <WordsField search={search} />
          <FilterTabs
            label="Body areas"
            tabs={AREA_TABS}
            value={tabOfArea(area)}
            onChange={(tab) => search.setArea(areaOfTab(tab))}
          >
            <FilterChips filter={filter} onChange={search.setFilter} />
            <FoundToAdd library={library} available={available} search={search} onClear={clear}>
              {tile}
            </FoundToAdd>
          </FilterTabs>
        </>
      )}
    </section>
  );
}

type FoundProps = {
  library: readonly Exercise[];
  /** The part of the library not in the plan. */
  available: readonly Exercise[];
  search: ExerciseSearchState;
  onClear: () => void;
  /** Content of a tile; must be a stable function. */
  children: (exercise: Exercise, isNear: boolean) => ReactNode;
};

function FoundToAdd({ library, available, search, onClear, children }: FoundProps) {
  const found = useFoundExercises(available, search);
  const isNone = useSearchResults(found, isEmpty);
  const isForWords = useStore(search.words, isText);
  const isFiltered = search.area !== null || !isNoFilter(search.filter);
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <output className="text-small text-soft tabular-nums">
          {isNone ? 'No exercises found' : <FoundCount found={found} />}
        </output>
        {(isForWords || isFiltered) && (
          <Button kind="quiet" size="small" onClick={onClear}>
            {isForWords ? 'Clear search' : 'Clear filters'}
          </Button>
        )}
      </div>
      <div hidden={isNone}>
        <ExerciseGallery label="Exercises to add" exercises={library} found={found} ground="panel">
          {children}
        </ExerciseGallery>
      </div>
    </>
  );
}

const isText = (words: string) => words !== '';

const searchField = (section: HTMLElement | null) => section?.querySelector('input') ?? null;

/**
 * The tile disappears with its button, so the focus moves to the next tile, the previous one or the
 * search.
 */
function focusNeighbour(section: HTMLElement | null, id: number): void {
  const buttons = [
    ...(section?.querySelectorAll<HTMLElement>('li:not([hidden]) button:not(:disabled)') ?? []),
  ];
  const at = buttons.findIndex((it) => it.closest('li')?.dataset['tile'] === String(id));
  const next = buttons[at + 1] ?? buttons[at - 1] ?? searchField(section);
  next?.focus({ preventScroll: true });
}

type TileProps = {
  exercise: Exercise;
  ruledOut: string | null;
  isNear: boolean;
  onAdd: (it: Exercise) => void;
};

const TileToAdd = memo(function TileToAdd({ exercise, ruledOut, isNear, onAdd }: TileProps) {
  const { name, locked } = exercise;
  return (
    <ExerciseTile
      exercise={exercise}
      ruledOut={ruledOut}
      isNear={isNear}
      heading={
        <h4 className="text-body leading-6 font-strong">
          <ExerciseName name={name} layout="stacked" />
        </h4>
      }
    >
      <Button
        kind="secondary"
        size="small"
        wide
        aria-label={locked ? `${name} is locked` : `Add ${name}`}
        disabled={locked}
        onClick={() => onAdd(exercise)}
      >
        {locked ? <Lock aria-hidden /> : <Plus aria-hidden />}
        {locked ? 'Locked' : 'Add'}
      </Button>
    </ExerciseTile>
  );
});
