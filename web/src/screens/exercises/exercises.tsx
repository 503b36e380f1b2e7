import { areaTab, BODY_AREAS, type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import { customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { useExerciseFilter } from '#features/exercises/use-exercise-filter.ts';
import { Page } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useSlashKey } from '#ui/use-slash-key.ts';
import { Library } from './library.tsx';

const ALL = 'all';
/** By alphabet, as somebody looks them up. */
const AREAS = BODY_AREAS.toSorted((a, b) => areaTab(a).localeCompare(areaTab(b), 'en'));
const TABS: readonly { value: BodyArea | typeof ALL; label: string }[] = [
  { value: ALL, label: 'All Areas' },
  ...AREAS.map((area) => ({ value: area, label: areaTab(area) })),
];

/** The exercise library: search it, look into it, put exercises into plans. */
export function Exercises() {
  const { words, area, setWords, setArea } = useExerciseFilter();
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(search);
  // Asked for together with the exercises, not after them.
  usePrefetchQuery(customPlansQuery);
  // Typing comes first; the list follows as soon as there is time.
  const settledWords = useDeferredValue(words);
  const shown = area ?? ALL;

  const library = (
    <Library
      words={settledWords}
      area={area}
      onClearSearch={() => {
        setWords('');
        search.current?.focus();
      }}
      onShowAllAreas={() => setArea(null)}
    />
  );
  return (
    <Page title="Exercise Library" width="wide">
      <div>
        <div className="sticky top-0 z-20 -mx-4 bg-ground px-4 py-2 sm:-mx-6 sm:px-6">
          <SearchField
            ref={search}
            label="Search exercises"
            placeholder="Search exercises..."
            shortcut="/"
            value={words}
            onChange={setWords}
          />
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
