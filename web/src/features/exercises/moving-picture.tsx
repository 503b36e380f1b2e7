import type { Exercise } from '@limber/contract/exercises';
import { clsx } from 'clsx';
import { useState } from 'react';
import { lazyWhenShown } from '#ui/lazy-when-shown.tsx';
import { exercisePictures } from './exercise-pictures.ts';
import type { StagedExercise } from './live-figure/figure-stage.tsx';
import { useIsMoving } from './moving-tiles.tsx';
import { Picture } from './picture.tsx';

export type PicturedExercise = StagedExercise &
  Pick<Exercise, 'id' | 'imageUrl' | 'attachedImages' | 'videoIsUploaded'>;

const MovingStage = lazyWhenShown(
  async () => (await import('./live-figure/moving-stage.tsx')).MovingStage,
  { missing: () => null },
);

/** Pixels along the longer edge of uploads. */
const UPLOAD_WIDTHS = { small: 256, full: 1280 };

/**
 * A square picture as wide as its room. In a tile of `MovingTiles` the figure moves in its turn, unless there
 * are uploads. Without alternative text: the words are beside it.
 */
export function MovingPicture({ exercise }: { exercise: PicturedExercise }) {
  const isItsTurn = useIsMoving(String(exercise.id));
  const [isShown, setShown] = useState(false);
  const isDrawn = exercise.thumbnailUrls.length === 0 && !exercise.videoIsUploaded;
  const moves = isItsTurn && isDrawn && exercise.motionUrl !== null;
  if (isShown && !moves) setShown(false);
  return (
    <div className="relative aspect-square overflow-hidden">
      <StillPicture exercise={exercise} faded={isShown} />
      {moves && (
        // Presses pass through it: the figure disappears as the focus moves, between the mouse's
        // down and up, so a press on it would be lost.
        <div aria-hidden data-moves className="pointer-events-none absolute inset-0">
          <MovingStage exercise={exercise} onShown={() => setShown(true)} />
        </div>
      )}
    </div>
  );
}

/** The picture at rest. Drawings are sharp at any size; for uploads the browser chooses one that fits. */
function StillPicture({ exercise, faded }: { exercise: PicturedExercise; faded: boolean }) {
  const [small] = exercise.thumbnailUrls;
  const [full] = exercisePictures(exercise);
  const picture = small ?? exercise.imageUrl ?? full;
  return (
    <Picture
      src={picture}
      {...(small !== undefined &&
        full !== undefined && {
          srcSet: `${small} ${UPLOAD_WIDTHS.small}w, ${full} ${UPLOAD_WIDTHS.full}w`,
          sizes: '15rem',
        })}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={clsx('size-full object-contain transition-opacity', faded && 'opacity-0')}
    />
  );
}
