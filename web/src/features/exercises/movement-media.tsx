import type { Exercise } from '@limber/contract/exercises';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useReducedMotion } from '#browser/use-media-query.ts';
import { LazyLiveFigure } from './live-figure/lazy-live-figure.tsx';
import { firstDrawing, movementPictures, pictureWords } from './exercise-pictures.ts';
import { useMissing } from './picture.tsx';
import { ImageNotAvailable, PictureRotation } from './picture-rotation.tsx';

export function MovementMedia({ exercise }: { exercise: Exercise }) {
  const [wantsImages, setWantsImages] = useState(() => showsUploadsFirst(exercise));
  const { isMissing, giveUp, tryAgain } = useMissing();
  const pictures = movementPictures(exercise);
  const { videoUrl } = exercise;
  const figureUrl = exercise.videoIsUploaded ? null : exercise.motionUrl;

  const isThere = (address: string | null) => address !== null && !isMissing(address);
  const hasMovement = videoUrl !== null || figureUrl !== null;
  if (!hasMovement && pictures.length === 0) return <ImageNotAvailable />;
  const canMove = isThere(figureUrl) || isThere(videoUrl) || pictures.length === 0;
  const moves = hasMovement && canMove && !(wantsImages && pictures.length > 0);
  const showMovement = () => {
    setWantsImages(false);
    tryAgain();
  };
  return (
    <div className="grid content-start gap-3">
      {moves && figureUrl !== null && isThere(figureUrl) ? (
        <LazyLiveFigure
          exercise={exercise}
          first={firstDrawing(exercise)}
          onMissing={() => giveUp(figureUrl)}
        />
      ) : (
        <div className="overflow-hidden rounded-card bg-stage">
          {moves && videoUrl !== null ? (
            <MovementVideo
              exercise={exercise}
              src={videoUrl}
              poster={pictures[0]}
              onMissing={() => giveUp(videoUrl)}
            />
          ) : (
            <PictureRotation words={pictureWords(exercise)} pictures={pictures} />
          )}
        </div>
      )}
      {hasMovement && pictures.length > 0 && (
        <fieldset aria-label="Show" className="flex gap-2">
          <Choice label="Video" pressed={moves} onPress={showMovement} />
          <Choice label="Images" pressed={!moves} onPress={() => setWantsImages(true)} />
        </fieldset>
      )}
    </div>
  );
}

/** True if uploaded pictures are shown before the figure; a video of them comes before both. */
function showsUploadsFirst({ motionUrl, thumbnailUrls, videoIsUploaded }: Exercise): boolean {
  return motionUrl !== null && thumbnailUrls.length > 0 && !videoIsUploaded;
}

type VideoProps = {
  exercise: Exercise;
  src: string;
  poster: string | undefined;
  onMissing: () => void;
};

function MovementVideo({ exercise, src, poster, onMissing }: VideoProps) {
  const reduced = useReducedMotion();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the videos have no sound
    <video
      src={src}
      poster={poster}
      preload={reduced ? 'none' : 'auto'}
      onError={onMissing}
      aria-label={`Video of ${exercise.name}`}
      controls
      muted
      loop
      playsInline
      autoPlay={!reduced}
      className="aspect-square w-full object-contain"
    />
  );
}

function Choice(props: { label: string; pressed: boolean; onPress: () => void }) {
  const { label, pressed, onPress } = props;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(
        'tap rounded-pill px-5 text-small font-strong transition-colors',
        pressed
          ? 'bg-deep text-on-deep filled-in-any-colours'
          : 'border border-edge bg-card text-ink hover:bg-sunken',
      )}
    >
      {label}
    </button>
  );
}
