import type { Exercise } from '@limber/contract/exercises';
import { memo, useCallback } from 'react';
import { type StoreApi, useStore } from 'zustand';
import ImageOff from 'lucide-react/icons/image-off';
import { MediaMarks } from '#features/exercise-media/media-marks.tsx';
import { smallPictures } from '#features/exercises/exercise-pictures.ts';
import type { SearchResults } from '#features/exercises/found-exercises.tsx';
import { FoundList } from '#features/exercises/found-list.tsx';
import { Picture } from '#features/exercises/picture.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { useStableCallback } from '#browser/use-stable-callback.ts';

const MAX_THUMBNAILS = 4;

/** Cards out of sight cost no layout or paint, but find-in-page still finds their names. */
const CARD =
  'relative grid content-start gap-3 rounded-card border border-hairline bg-card p-4 transition-colors [contain-intrinsic-size:auto_10rem] [content-visibility:auto] ' +
  'has-[h2>button:hover]:border-edge has-[h2>button[aria-pressed=true]]:border-deep has-[h2>button[aria-pressed=true]]:outline has-[h2>button[aria-pressed=true]]:outline-deep';

/** The id of the exercise with open media, or null. */
type ChosenCard = StoreApi<number | null>;

type MediaCardProps = {
  exercise: Exercise;
  /** Pictures show only near the viewport. */
  isNear: boolean;
  chosen: ChosenCard;
  onChoose: (id: number, card: HTMLElement) => void;
};

/** The whole card is pressable. */
export const MediaCard = memo(function MediaCard(props: MediaCardProps) {
  const { exercise, isNear, chosen, onChoose } = props;
  const isChosen = useStore(chosen, (id) => id === exercise.id);
  return (
    <>
      {isNear ? <Thumbnails pictures={smallPictures(exercise)} /> : <div className="h-16" />}
      <h2 className="text-body [overflow-wrap:anywhere]">
        <button
          type="button"
          aria-pressed={isChosen}
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
        <Picture
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
  /** In library order. */
  exercises: readonly Exercise[];
  /** The exercises with a card. */
  found: SearchResults;
  chosen: ChosenCard;
  onChoose: (id: number, card: HTMLElement) => void;
};

export function MediaCardGrid({ exercises, found, chosen, ...props }: MediaCardGridProps) {
  const choose = useStableCallback(props.onChoose);
  const card = useCallback(
    (exercise: Exercise, isNear: boolean) => (
      <MediaCard exercise={exercise} isNear={isNear} chosen={chosen} onChoose={choose} />
    ),
    [chosen, choose],
  );
  return (
    <FoundList
      label="Exercises"
      exercises={exercises}
      found={found}
      className="grid gap-4 sm:grid-cols-2"
      itemClassName={CARD}
    >
      {card}
    </FoundList>
  );
}

const SKELETON_CARDS = [1, 2, 3, 4, 5, 6];

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
