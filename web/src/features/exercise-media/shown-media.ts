import type { ExerciseMedia } from '@limber/contract/exercise-media';
import type { Exercise } from '@limber/contract/exercises';

/** An exercise with what was uploaded for it in place of its drawings; without uploads, as it is. */
export function withUploads(exercise: Exercise, media: ExerciseMedia | undefined): Exercise {
  const { images, videoUrl } = media ?? { images: [], videoUrl: null };
  const [first] = images;
  if (!first) return exercise;
  return {
    ...exercise,
    imageUrl: first.imageUrl,
    imageUrls: images.map(({ imageUrl }) => imageUrl),
    thumbnailUrls: images.map(({ thumbnailUrl }) => thumbnailUrl),
    attachedImages: [],
    videoUrl,
  };
}
