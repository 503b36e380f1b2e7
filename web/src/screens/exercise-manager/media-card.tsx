import type { Exercise } from '@limber/contract/exercises';
import { clsx } from 'clsx';
import { memo } from 'react';
import { MediaMarks } from '#features/exercise-media/media-marks.tsx';
import { smallPictures } from '#features/exercises/exercise-pictures.ts';
import { ImageOff } from '#ui/icons/image-off.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { useInfiniteList } from '#ui/use-infinite-list.tsx';
import { useStableCallback } from '#ui/use-stable-callback.ts';

const MAX_THUMBNAILS = 4;

type MediaCardProps = {
  exercise: Exercise;
  /** Position among all results (from 1), since not all of them are rendered. */
  position: number;
  total: number;
  chosen: boolean;
  onChoose: (id: number, card: HTMLElement) => void;
};

/** An exercise with its media. The whole card is pressable. */
export function MediaCard({ position, total, chosen, ...card }: MediaCardProps) {
  return (
    <li
      aria-setsize={total}
      aria-posinset={position}
      className={clsx(
        'relative grid content-start gap-3 rounded-card border bg-card p-4 transition-colors [contain-intrinsic-size:auto_10rem] [content-visibility:auto]',
        chosen
          ? 'border-deep outline outline-deep'
          : 'border-hairline has-[h2>button:hover]:border-edge',
      )}
    >
      <CardContent chosen={chosen} {...card} />
    </li>
  );
}

/** Stays as it is while the card moves to another place of the list. */
const CardContent = memo(function CardContent({
  exercise,
  chosen,
  onChoose,
}: Omit<MediaCardProps, 'position' | 'total'>) {
  return (
    <>
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
    </>
  );
});

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

type MediaCardGridProps = {
  exercises: readonly Exercise[];
  /** The search; a different one shows the list from its top again. */
  search: string;
  chosenId: number | null;
  onChoose: (id: number, card: HTMLElement) => void;
};

/** One card per exercise; more are rendered as the user scrolls. */
export function MediaCardGrid({ exercises, search, chosenId, ...props }: MediaCardGridProps) {
  const choose = useStableCallback(props.onChoose);
  const { shown, showMore } = useInfiniteList(exercises, search);
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map((exercise, index) => (
          <MediaCard
            key={exercise.id}
            exercise={exercise}
            position={index + 1}
            total={exercises.length}
            chosen={exercise.id === chosenId}
            onChoose={choose}
          />
        ))}
      </ul>
      {showMore}
    </>
  );
}

const SKELETON_CARDS = [1, 2, 3, 4, 5, 6];

/** The shape of the grid while it loads. */
export function MediaCardGridSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {SKELETON_CARDS.map((card) => (
        <div key={card} className="grid gap-3 rounded-card border border-hairline bg-card p-4">
          <SkeletonBlock shape="h-16" />
          <SkeletonBlock shape="h-6 w-3/5" />
          <SkeletonBlock shape="h-6 w-20" />
        </div>
      ))}
    </div>
  );
}
