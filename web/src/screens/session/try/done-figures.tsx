import type { RoutineExercise } from '@limber/contract/routines';
import { spokenName } from '@limber/domain/sessions/exercise-lines';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Props = { exercises: readonly RoutineExercise[]; doneIds: readonly number[] };

/** The figures of a workout side by side, those that were skipped pale. */
export function DoneFigures({ exercises, doneIds }: Props) {
  return (
    <ul
      aria-label="What you did"
      className="grid grid-cols-3 gap-3 rounded-card bg-stage p-4 text-on-stage sm:grid-cols-5"
    >
      {exercises.map(({ id, name, imageUrl }) => {
        const isDone = doneIds.includes(id);
        return (
          <li key={id} className="grid content-start gap-1 text-center text-small">
            {imageUrl !== null && (
              <img
                src={imageUrl}
                alt=""
                width={200}
                height={200}
                className={clsx('mx-auto aspect-square w-full max-w-50', !isDone && 'opacity-40')}
              />
            )}
            <span className="[overflow-wrap:anywhere]">
              {isDone && (
                <Check aria-hidden className="mr-1 inline size-4 text-good align-text-bottom" />
              )}
              {spokenName(name)}
              <VisuallyHidden>{isDone ? ', done' : ', skipped'}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
