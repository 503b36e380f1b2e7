import type { Exercise } from '@limber/contract/exercises';

type Pictured = Pick<Exercise, 'imageUrl' | 'imageUrls' | 'attachedImages'>;

/** In the order of the movement, which may repeat pictures. */
export function movementPictures({ imageUrl, imageUrls, attachedImages }: Pictured): string[] {
  const many = [...imageUrls, ...attachedImages];
  if (many.length > 0) return many;
  return imageUrl === null ? [] : [imageUrl];
}

/** Each picture once, in order; the single image when there are no others. */
export function exercisePictures(exercise: Pictured): string[] {
  return [...new Set(movementPictures(exercise))];
}

export function smallPictures(
  exercise: Pictured & Pick<Exercise, 'thumbnailUrls'>,
): readonly string[] {
  return exercise.thumbnailUrls.length > 0 ? exercise.thumbnailUrls : exercisePictures(exercise);
}

/** The first drawing of the movement; null when uploads replace the drawings. */
export function firstDrawing({
  imageUrls,
  thumbnailUrls,
}: Pick<Exercise, 'imageUrls' | 'thumbnailUrls'>): string | null {
  return thumbnailUrls.length > 0 ? null : (imageUrls[0] ?? null);
}

/** Alternative text: the content of drawings, or the first two steps for uploads. */
export function pictureWords(
  exercise: Pick<Exercise, 'name' | 'pictureText' | 'thumbnailUrls' | 'instructions'>,
): string {
  const { name, thumbnailUrls, instructions } = exercise;
  if (thumbnailUrls.length === 0) return drawingWords(exercise);
  return [`${name}.`, ...instructions.slice(0, 2)].join(' ');
}

export function drawingWords({
  name,
  pictureText,
}: Pick<Exercise, 'name' | 'pictureText'>): string {
  return pictureText === '' ? `${name}.` : `${name}. ${pictureText}`;
}
