import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { MovingPicture } from '#features/exercises/moving-picture.tsx';
import type { Workout } from '#features/workout/use-workout.ts';

/** An overview for phones: figures open their exercise, and have a tick once done. */
export function FigureStrip({ workout }: { workout: Workout }) {
  const { exercises, completed, next, inHistory, send } = workout;
  return (
    <ol
      aria-label="At a glance"
      className="-m-1 grid auto-cols-[minmax(2.75rem,1fr)] grid-flow-col gap-2 overflow-x-auto p-1"
    >
      {exercises.map((exercise, index) => {
        const isDone = completed.has(exercise.id);
        return (
          <li key={exercise.id}>
            <button
              type="button"
              aria-label={`Open ${exercise.name}${isDone ? ', completed' : ''}`}
              onClick={() => send({ type: 'open', index })}
              className={clsx(
                'relative aspect-square w-full overflow-hidden rounded-card border-2 bg-scene',
                index === next && !inHistory
                  ? 'border-movement'
                  : 'border-transparent forced-colors:border-[Canvas]',
              )}
            >
              <span className={clsx('block size-full', isDone && 'opacity-45')}>
                <MovingPicture exercise={exercise} />
              </span>
              {isDone && (
                <span className="absolute right-0.5 bottom-0.5 rounded-pill bg-good-tint p-0.5 text-good">
                  <Check aria-hidden className="size-4" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
