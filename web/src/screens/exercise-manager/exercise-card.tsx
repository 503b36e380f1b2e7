import type { Exercise } from '@limber/contract/exercises';
import { clsx } from 'clsx';
import { smallPictures } from '#features/exercises/detail/exercise-pictures.ts';
import { MediaMarks } from '#features/exercise-media/media-marks.tsx';
import { Thumbnails } from './thumbnails.tsx';

type Props = {
  exercise: Exercise;
  /** Counted from 1, among all that were found: not all of them are rendered. */
  position: number;
  total: number;
  chosen: boolean;
  onChoose: (id: number, card: HTMLElement) => void;
};

/** An exercise and what there is to see of it. All of the card chooses it. */
export function ExerciseCard({ exercise, position, total, chosen, onChoose }: Props) {
  return (
    <li
      aria-setsize={total}
      aria-posinset={position}
      className={clsx(
        'relative grid content-start gap-3 rounded-card border bg-card p-4 transition-colors [contain-intrinsic-size:auto_11rem] [content-visibility:auto]',
        chosen
          ? 'border-deep outline outline-deep'
          : 'border-hairline has-[h2>button:hover]:border-edge',
      )}
    >
      <Thumbnails pictures={smallPictures(exercise)} />
      <h2 className="text-body [overflow-wrap:anywhere]">
        <button
          type="button"
          aria-pressed={chosen}
          onClick={(event) => onChoose(exercise.id, event.currentTarget)}
          className="text-left font-strong after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-deep"
        >
          {exercise.name}
        </button>
      </h2>
      <MediaMarks exercise={exercise} />
    </li>
  );
}
