import type { Exercise } from '@limber/contract/exercises';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useReducedMotion } from '#ui/use-media-query.ts';
import { movementPictures, pictureWords } from './exercise-pictures.ts';
import { ImageNotAvailable, PictureRotation } from './picture-rotation.tsx';

/** The movement: a video, or pictures, or both with a toggle between them. */
export function MovementMedia({ exercise }: { exercise: Exercise }) {
  const [wantsImages, setWantsImages] = useState(false);
  /** The address of a video that failed to load; a refreshed address is tried again. */
  const [missing, setMissing] = useState<string | null>(null);
  const reduced = useReducedMotion();
  const pictures = movementPictures(exercise);
  const { name, videoUrl } = exercise;

  if (videoUrl === null && pictures.length === 0) return <ImageNotAvailable />;
  const gone = videoUrl === missing;
  const showsVideo = videoUrl !== null && !((wantsImages || gone) && pictures.length > 0);
  const showVideo = () => {
    setWantsImages(false);
    setMissing(null);
  };
  return (
    <div className="grid gap-3">
      <div className="overflow-hidden rounded-card bg-stage">
        {showsVideo ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the videos have no sound
          <video
            src={videoUrl}
            poster={pictures[0]}
            preload={reduced ? 'none' : 'auto'}
            onError={() => setMissing(videoUrl)}
            aria-label={`Video of ${name}`}
            controls
            muted
            loop
            playsInline
            autoPlay={!reduced}
            className="aspect-square w-full object-contain"
          />
        ) : (
          <PictureRotation words={pictureWords(exercise)} pictures={pictures} />
        )}
      </div>
      {videoUrl !== null && pictures.length > 0 && (
        <fieldset aria-label="Show" className="flex gap-2">
          <Choice label="Video" pressed={showsVideo} onPress={showVideo} />
          <Choice label="Images" pressed={!showsVideo} onPress={() => setWantsImages(true)} />
        </fieldset>
      )}
    </div>
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
        pressed ? 'bg-deep text-on-deep' : 'border border-edge bg-card text-ink hover:bg-sunken',
      )}
    >
      {label}
    </button>
  );
}
