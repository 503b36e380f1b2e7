import type { Exercise } from '@limber/contract/exercises';
import { spokenName } from '@limber/domain/player/spoken-name';
import { clsx } from 'clsx';
import Minus from 'lucide-react/icons/minus';
import { movementPictures } from '#features/exercises/exercise-pictures.ts';
import { NoPicture, useMissing } from '#features/exercises/picture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Workout } from '../use-workout.ts';
import { useMovesOnce } from './use-moves-once.ts';

/** Time from the showing of the screen to the movement of the first figure. */
const FIRST_MS = 600;
/** Time from the start of one figure to the start of the next. */
const NEXT_MS = 350;

type Props = { workout: Pick<Workout, 'exercises' | 'completed'> };

/** The exercises of a workout in a row; done ones move once more. */
export function MovedFigures({ workout: { exercises, completed } }: Props) {
  return (
    <ul
      aria-label="What you did"
      className="grid grid-cols-5 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] sm:gap-4"
    >
      {exercises.map((exercise, index) => {
        const isDone = completed.has(exercise.id);
        return (
          <li key={exercise.id} className="grid content-start gap-2">
            <Figure exercise={exercise} afterMs={isDone ? FIRST_MS + index * NEXT_MS : null} />
            <p
              className={clsx(
                'text-small leading-4 [overflow-wrap:anywhere] max-sm:sr-only',
                !isDone && 'text-soft',
              )}
            >
              {spokenName(exercise.name)}
              <VisuallyHidden>{isDone ? ', done' : ', skipped'}</VisuallyHidden>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

type FigureProps = {
  exercise: Exercise;
  /** Null for a skipped exercise, whose figure stands still. */
  afterMs: number | null;
};

function Figure({ exercise, afterMs }: FigureProps) {
  const sequence = movementPictures(exercise);
  const { isMissing, giveUp } = useMissing();
  const there = [...new Set(sequence)].filter((picture) => !isMissing(picture));
  const wanted = sequence[useMovesOnce(sequence.length, afterMs)];
  const shown = there.find((picture) => picture === wanted) ?? there[0];
  return (
    <span className={clsx('relative block aspect-square', afterMs === null && 'opacity-45')}>
      {shown === undefined && <NoPicture className="absolute inset-0" />}
      {there.map((picture) => (
        <img
          key={picture}
          src={picture}
          alt=""
          onError={() => giveUp(picture)}
          className={clsx(
            'absolute inset-0 size-full object-contain',
            picture !== shown && 'opacity-0',
          )}
        />
      ))}
      {afterMs === null && (
        <Minus aria-hidden className="absolute right-1 bottom-1 size-5 text-on-stage" />
      )}
    </span>
  );
}
