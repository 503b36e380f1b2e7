import type { Exercise } from '@limber/contract/exercises';

type Pictured = Pick<Exercise, 'imageUrl' | 'imageUrls' | 'attachedImages'>;

/** The pictures of an exercise in the order of the movement, which may repeat pictures. */
export function movementPictures({ imageUrl, imageUrls, attachedImages }: Pictured): string[] {
  const many = [...imageUrls, ...attachedImages];
  if (many.length > 0) return many;
  return imageUrl === null ? [] : [imageUrl];
}

/** The pictures of an exercise in their order, each once; the single image when there are no others. */
export function exercisePictures(exercise: Pictured): string[] {
  return [...new Set(movementPictures(exercise))];
}

/** The smallest versions of the same pictures, for lists. */
export function smallPictures(
  exercise: Pictured & Pick<Exercise, 'thumbnailUrls'>,
): readonly string[] {
  return exercise.thumbnailUrls.length > 0 ? exercise.thumbnailUrls : exercisePictures(exercise);
}

/** The drawing with which the movement begins; null where uploads take the place of the drawings. */
export function firstDrawing({
  imageUrls,
  thumbnailUrls,
}: Pick<Exercise, 'imageUrls' | 'thumbnailUrls'>): string | null {
  return thumbnailUrls.length > 0 ? null : (imageUrls[0] ?? null);
}

/** Alternative text of the pictures: of drawings what they show, of uploads the first two steps. */
export function pictureWords(
  exercise: Pick<Exercise, 'name' | 'pictureText' | 'thumbnailUrls' | 'instructions'>,
): string {
  const { name, thumbnailUrls, instructions } = exercise;
  if (thumbnailUrls.length === 0) return drawingWords(exercise);
  return [`${name}.`, ...instructions.slice(0, 2)].join(' ');
}

/** What the drawings and the moving figure show, in words. */
export function drawingWords({
  name,
  pictureText,
}: Pick<Exercise, 'name' | 'pictureText'>): string {
  return pictureText === '' ? `${name}.` : `${name}. ${pictureText}`;
}
