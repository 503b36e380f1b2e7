import { areaLabel, BODY_AREAS, isBodyArea } from '@limber/domain/body-areas';
import { clsx } from 'clsx';
import { SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { MediaPanel } from '#features/exercise-media/media-panel.tsx';
import { useUploads } from '#features/exercise-media/use-uploads.ts';
import {
  ExerciseSearchField,
  FoundExercises,
  useExerciseSearch,
} from '#features/exercises/exercise-search.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { MediaCardGrid, MediaCardGridSkeleton } from './media-card.tsx';

const ALL = 'all';

/** The pictures and videos of every exercise: find one, see what it has, and upload more. */
export function ExerciseManagerScreen() {
  const search = useExerciseSearch();
  const { library, words, area, found, searchKey } = search;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement>(null);
  const uploads = useUploads();

  const present = new Set(library.data?.map(({ bodyArea }) => bodyArea));
  const areas = BODY_AREAS.filter((one) => present.has(one) || one === area);
  // Searching does not close the open exercise.
  const chosen = library.data?.find(({ id }) => id === chosenId) ?? null;
  const clear = () => {
    search.filter.clear();
    field.current?.focus();
  };
  return (
    <Page title="Exercise Manager" lead="The pictures and videos of each exercise." width="wide">
      <div className="grid gap-4">
        <div className="z-20 -mx-4 grid gap-3 bg-ground px-4 py-2 sm:sticky sm:top-0 sm:-mx-6 sm:grid-cols-[minmax(0,1fr)_15rem] sm:px-6">
          <ExerciseSearchField search={search} field={field} />
          <Select
            label="Body area"
            options={[
              { value: ALL, label: 'All Body Areas' },
              ...areas.map((one) => ({ value: one, label: areaLabel(one) })),
            ]}
            value={area ?? ALL}
            onChange={(value) => search.filter.setArea(isBodyArea(value) ? value : null)}
          />
        </div>
        <div
          className={clsx(
            'grid items-start gap-6',
            (library.isPending || library.data) && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
          )}
        >
          <FoundExercises
            search={search}
            skeleton={<MediaCardGridSkeleton />}
            nothingFound={
              <NothingFound isFiltered={words.trim() !== '' || area !== null} onClear={clear} />
            }
          >
            <MediaCardGrid
              exercises={found}
              search={searchKey}
              chosenId={chosenId}
              onChoose={(id, card) => {
                opener.current = card;
                setChosenId(id);
              }}
            />
          </FoundExercises>
          {(chosen || found.length > 0) && (
            <MediaPanel
              exercise={chosen}
              uploads={uploads}
              onClose={() => {
                setChosenId(null);
                opener.current?.focus();
              }}
            />
          )}
        </div>
      </div>
    </Page>
  );
}

function NothingFound({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
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
