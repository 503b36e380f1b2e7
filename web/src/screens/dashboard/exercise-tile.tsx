import type { RoutineExercise } from '@limber/contract/routines';
import { doseWords } from '@limber/domain/exercises/dose-words';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import Play from 'lucide-react/icons/play';
import { ExerciseBadges } from '#features/exercises/exercise-badges.tsx';
import { ExerciseName } from '#features/exercises/exercise-name.tsx';
import { MovingPicture } from '#features/exercises/moving-picture.tsx';

type Props = {
  exercise: RoutineExercise;
  completed: boolean;
  isNext: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** The figure opens the exercise. Figure and text stand side by side on phones. */
export function ExerciseTile({ exercise, completed, isNext, onOpen, children }: Props) {
  const { name, bodyArea } = exercise;
  return (
    <li
      data-tile={exercise.id}
      className="grid min-w-0 grid-cols-[7.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-1 lg:grid-rows-[auto_1fr_auto]"
    >
      <button
        type="button"
        aria-label={`Start Exercise ${name}`}
        onClick={onOpen}
        className="group relative grid gap-1.5 self-start rounded-card max-lg:row-span-2"
      >
        <span
          className={clsx(
            'block aspect-square overflow-hidden rounded-card border-3 bg-scene',
            isNext ? 'border-movement' : 'border-transparent forced-colors:border-[Canvas]',
          )}
        >
          <span className={clsx('block size-full', completed && 'opacity-45')}>
            <MovingPicture exercise={exercise} />
          </span>
        </span>
        <span className="flex min-h-9 items-center justify-center gap-1.5 rounded-pill border border-edge bg-card px-3 text-small font-strong text-ink transition-colors group-hover:bg-tint lg:mt-1.5">
          <Play aria-hidden className="size-4 max-sm:hidden" />
          Start Exercise
        </span>
      </button>
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-body leading-5 [overflow-wrap:anywhere]">
          <ExerciseName name={name} />
        </h3>
        <p className="text-small text-soft">{doseWords(exercise)}</p>
        <div className="mt-1">
          <ExerciseBadges area={bodyArea} completed={completed} />
        </div>
      </div>
      <div className="-ml-3 flex flex-wrap items-center self-end xl:-mr-3">{children}</div>
    </li>
  );
}
