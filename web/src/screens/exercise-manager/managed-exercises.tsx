import type { BodyArea } from '@limber/domain/body-areas';
import { counted } from '@limber/domain/counted';
import { findExercises } from '@limber/domain/exercises/find-exercises';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { ExercisesUnavailable } from '#features/exercises/exercises-unavailable.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardGrid } from './card-grid.tsx';
import { CardGridSkeleton } from './card-grid-skeleton.tsx';
import { MediaPanel } from '#features/exercise-media/media-panel.tsx';
import { useUploadQueue } from '#features/exercise-media/uploading/use-upload-queue.ts';

type Props = { words: string; area: BodyArea | null; onClear: () => void };

/** The exercises that are searched for, in every state they can be in, beside the chosen one. */
export function ManagedExercises({ words, area, onClear }: Props) {
  const library = useQuery(exercisesQuery);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);
  const queue = useUploadQueue();
  if (library.isPending) return <CardGridSkeleton />;
  if (!library.data) return <ExercisesUnavailable library={library} />;

  const found = findExercises(library.data, { words, area });
  const filtered = words.trim() !== '' || area !== null;
  // Looking for another exercise does not put away the one that is open.
  const chosen = library.data.find(({ id }) => id === chosenId) ?? null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-3">
        <output className="text-small text-soft tabular-nums">
          {counted(found.length, 'exercise')}
        </output>
        {found.length === 0 ? (
          <EmptyState
            icon={<SearchX />}
            title="No exercises found matching your filters"
            action={filtered && <Button onClick={onClear}>Clear filters</Button>}
          >
            {filtered
              ? 'Try fewer or shorter words, or all body areas.'
              : 'There is nothing here yet.'}
          </EmptyState>
        ) : (
          <CardGrid
            exercises={found}
            search={`${area}/${words}`}
            chosenId={chosenId}
            onChoose={(id, card) => {
              opener.current = card;
              setChosenId(id);
            }}
          />
        )}
      </div>
      {(chosen || found.length > 0) && (
        <MediaPanel
          exercise={chosen}
          queue={queue}
          onClose={() => {
            setChosenId(null);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
