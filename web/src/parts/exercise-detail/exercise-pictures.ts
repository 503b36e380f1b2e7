import type { Exercise } from '@limber/contract/exercises';

type Pictured = Pick<Exercise, 'imageUrl' | 'imageUrls' | 'attachedImages'>;

/** The pictures of an exercise in their order, each once; the single image when there are no others. */
export function exercisePictures({ imageUrl, imageUrls, attachedImages }: Pictured): string[] {
  const many = [...new Set([...imageUrls, ...attachedImages])];
  if (many.length > 0) return many;
  return imageUrl === null ? [] : [imageUrl];
}
