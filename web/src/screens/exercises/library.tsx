import type { BodyArea } from '@limber/domain/body-areas';
import { findExercises } from '@limber/domain/exercises/find-exercises';
import { useQuery } from '@tanstack/react-query';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { ExercisesUnavailable } from '#features/exercises/exercises-unavailable.tsx';
import { LibraryList } from './library-list.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';

type Props = {
  words: string;
  area: BodyArea | null;
  onClearSearch: () => void;
  onShowAllAreas: () => void;
};

/** The exercises that are searched for, in every state they can be in. */
export function Library({ words, area, ...ways }: Props) {
  const library = useQuery(exercisesQuery);
  if (library.isPending) return <LibrarySkeleton />;
  if (library.isError) return <ExercisesUnavailable library={library} />;
  const found = findExercises(library.data, { words, area });
  return (
    <div className="grid gap-3">
      <output className="text-small text-soft tabular-nums">
        {found.length} {found.length === 1 ? 'exercise' : 'exercises'}
      </output>
      {found.length === 0 ? (
        <NothingFound words={words} area={area} {...ways} />
      ) : (
        <LibraryList exercises={found} search={`${area}/${words}`} />
      )}
    </div>
  );
}
