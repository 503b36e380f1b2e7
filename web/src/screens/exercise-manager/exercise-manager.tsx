import type { Exercise } from '@limber/contract/exercises';
import { areaLabel, BODY_AREAS, type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type RefObject, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import SearchX from 'lucide-react/icons/search-x';
import { MediaPanel } from '#features/exercise-media/media-panel.tsx';
import { useUploads } from '#features/exercise-media/use-uploads.ts';
import { ExerciseSearchField, FoundExercises } from '#features/exercises/exercise-search.tsx';
import {
  isEmpty,
  useFoundExercises,
  useSearchResults,
} from '#features/exercises/found-exercises.tsx';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import {
  type ExerciseSearchState,
  useExerciseSearch,
} from '#features/exercises/use-exercise-search.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { MediaCardGrid, MediaCardGridSkeleton } from './media-card.tsx';

const ALL = 'all';

export function ExerciseManagerScreen() {
  const library = useQuery(exercisesQuery);
  const search = useExerciseSearch();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Page title="Exercise Manager" lead="The pictures and videos of each exercise." width="wide">
      <div className="grid gap-4">
        <div className="z-20 -mx-4 grid gap-3 bg-ground px-4 py-2 sm:sticky sm:top-0 sm:-mx-6 sm:grid-cols-[minmax(0,1fr)_15rem] sm:px-6">
          <ExerciseSearchField search={search} field={field} />
          <AreaSelect library={library.data} area={search.area} onChange={search.setArea} />
        </div>
        <FoundMedia library={library} search={search} field={field} />
      </div>
    </Page>
  );
}

type FoundProps = {
  library: UseQueryResult<readonly Exercise[]>;
  search: ExerciseSearchState;
  /** Receives focus when the search is cleared. */
  field: RefObject<HTMLInputElement | null>;
};

/** Found exercises, beside the media of the open one. */
function FoundMedia({ library, search, field }: FoundProps) {
  const found = useFoundExercises(library.data, search);
  const isNone = useSearchResults(found, isEmpty);
  const [choice] = useState(() => createStore<number | null>(() => null));
  const chosenId = useStore(choice);
  const opener = useRef<HTMLElement>(null);
  const uploads = useUploads();
  // A search does not close the open exercise.
  const chosen = library.data?.find(({ id }) => id === chosenId) ?? null;
  const clear = () => {
    search.clear();
    field.current?.focus();
  };
  return (
    <div
      className={clsx(
        'grid items-start gap-6',
        (library.isPending || library.data) && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
      )}
    >
      <FoundExercises
        library={library}
        found={found}
        skeleton={<MediaCardGridSkeleton />}
        nothingFound={<NothingFound search={search} onClear={clear} />}
      >
        <MediaCardGrid
          exercises={library.data ?? []}
          found={found}
          chosen={choice}
          onChoose={(id, card) => {
            opener.current = card;
            choice.setState(id, true);
          }}
        />
      </FoundExercises>
      {(chosen || !isNone) && (
        <MediaPanel
          exercise={chosen}
          uploads={uploads}
          onClose={() => {
            choice.setState(null, true);
            const card = opener.current;
            // A later search may hide the card.
            (card?.closest('[hidden]') ? field.current : card)?.focus();
          }}
        />
      )}
    </div>
  );
}

type AreaSelectProps = {
  library: readonly Exercise[] | undefined;
  /** Null for all areas. */
  area: BodyArea | null;
  onChange: (area: BodyArea | null) => void;
};

function AreaSelect({ library, area, onChange }: AreaSelectProps) {
  const present = new Set(library?.map(({ bodyArea }) => bodyArea));
  const areas = BODY_AREAS.filter((one) => present.has(one) || one === area);
  return (
    <Select
      label="Body area"
      options={[
        { value: ALL, label: 'All Body Areas' },
        ...areas.map((one) => ({ value: one, label: areaLabel(one) })),
      ]}
      value={area ?? ALL}
      onChange={(value) => onChange(isBodyArea(value) ? value : null)}
    />
  );
}

type NothingFoundProps = { search: ExerciseSearchState; onClear: () => void };

function NothingFound({ search, onClear }: NothingFoundProps) {
  const words = useStore(search.words);
  const isFiltered = words.trim() !== '' || search.area !== null;
  return (
    <EmptyState
      icon={<SearchX />}
      title="No exercises found matching your filters"
      action={isFiltered && <Button onClick={onClear}>Clear filters</Button>}
    >
      {isFiltered ? 'Try fewer or shorter words, or all body areas.' : 'There is nothing here yet.'}
    </EmptyState>
  );
}
