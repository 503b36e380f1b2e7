import type { Exercise } from '@limber/contract/exercises';
import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { smallPictures } from '#features/exercises/exercise-pictures.ts';
import { MediaMarks } from '#features/exercise-media/media-marks.tsx';

const MAX_THUMBNAILS = 4;

type Props = {
  exercise: Exercise;
  /** Counted from 1, among all that were found: not all of them are rendered. */
  position: number;
  total: number;
  chosen: boolean;
  onChoose: (id: number, card: HTMLElement) => void;
};

/** An exercise and what there is to see of it. All of the card chooses it. */
export function MediaCard({ exercise, position, total, chosen, onChoose }: Props) {
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

/** The first pictures of an exercise, and how many more there are. */
function Thumbnails({ pictures }: { pictures: readonly string[] }) {
  if (pictures.length === 0) {
    return (
      <p className="flex h-16 items-center justify-center gap-2 rounded-card bg-sunken text-small text-soft">
        <ImageOff aria-hidden className="size-5" />
        Image not available
      </p>
    );
  }
  return (
    <div className="grid min-h-16 grid-cols-[repeat(4,minmax(0,4rem))_auto] items-center gap-2">
      {pictures.slice(0, MAX_THUMBNAILS).map((picture) => (
        <img
          key={picture}
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-square w-full rounded-card bg-stage object-contain"
        />
      ))}
      {pictures.length > MAX_THUMBNAILS && (
        <span className="text-small text-soft tabular-nums">
          +{pictures.length - MAX_THUMBNAILS}
        </span>
      )}
    </div>
  );
}
