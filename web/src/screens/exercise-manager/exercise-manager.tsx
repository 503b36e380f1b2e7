import { areaLabel, BODY_AREAS, isBodyArea } from '@limber/domain/body-areas';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { useExerciseFilter } from '#features/exercises/use-exercise-filter.ts';
import { Page } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { useSlashKey } from '#ui/use-slash-key.ts';
import { ManagedExercises } from './managed-exercises.tsx';

const ALL = 'all';

/** The pictures and videos of every exercise: find one, and see what it has. */
export function ExerciseManager() {
  const { words, area, setWords, setArea, clear } = useExerciseFilter();
  const library = useQuery(exercisesQuery);
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(search);
  // Typing comes first; the grid follows as soon as there is time.
  const settledWords = useDeferredValue(words);

  const present = new Set(library.data?.map(({ bodyArea }) => bodyArea));
  const areas = BODY_AREAS.filter((one) => present.has(one) || one === area);
  return (
    <Page title="Exercise Manager" lead="The pictures and videos of each exercise." width="wide">
      <div className="grid gap-4">
        <div className="z-20 -mx-4 grid gap-3 bg-ground px-4 py-2 sm:sticky sm:top-0 sm:-mx-6 sm:grid-cols-[minmax(0,1fr)_15rem] sm:px-6">
          <SearchField
            ref={search}
            label="Search exercises"
            placeholder="Search exercises..."
            shortcut="/"
            value={words}
            onChange={setWords}
          />
          <Select
            label="Body area"
            options={[
              { value: ALL, label: 'All Body Areas' },
              ...areas.map((one) => ({ value: one, label: areaLabel(one) })),
            ]}
            value={area ?? ALL}
            onChange={(value) => setArea(isBodyArea(value) ? value : null)}
          />
        </div>
        <ManagedExercises
          words={settledWords}
          area={area}
          onClear={() => {
            clear();
            search.current?.focus();
          }}
        />
      </div>
    </Page>
  );
}
