import type { Exercise } from '@limber/contract/exercises';
import { useState } from 'react';
import { ImageOff } from '#ui/icons/image-off.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { exercisePictures } from './exercise-pictures.ts';

type Props = {
  exercise: Pick<Exercise, 'imageUrl' | 'imageUrls' | 'thumbnailUrls' | 'attachedImages'>;
};

/** A small picture of the movement, with its space reserved while it loads. */
export function ExerciseThumbnail({ exercise }: Props) {
  const picture = exercise.thumbnailUrls[0] ?? exercise.imageUrl ?? exercisePictures(exercise)[0];
  const [missing, setMissing] = useState<string>();
  if (picture === undefined || picture === missing) {
    return (
      <span className="grid size-16 shrink-0 place-content-center rounded-card bg-stage text-on-stage">
        <ImageOff aria-hidden className="size-5" />
        <VisuallyHidden>Image not available</VisuallyHidden>
      </span>
    );
  }
  return (
    <img
      src={picture}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(picture)}
      className="size-16 shrink-0 rounded-card bg-stage object-contain"
    />
  );
}
