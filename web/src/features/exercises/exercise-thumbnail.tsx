import type { Exercise } from '@limber/contract/exercises';
import { exercisePictures } from './exercise-pictures.ts';
import { Picture } from './picture.tsx';

type Props = {
  exercise: Pick<Exercise, 'imageUrl' | 'imageUrls' | 'thumbnailUrls' | 'attachedImages'>;
};

/** Reserves its space while loading. */
export function ExerciseThumbnail({ exercise }: Props) {
  const picture = exercise.thumbnailUrls[0] ?? exercise.imageUrl ?? exercisePictures(exercise)[0];
  return (
    <Picture
      src={picture}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className="size-16 shrink-0 rounded-card bg-stage object-contain"
    />
  );
}
