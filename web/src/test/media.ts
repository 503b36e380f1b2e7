import type { ExerciseImage, ExerciseMedia } from '@limber/contract/exercise-media';

/** Uploaded images, numbered from this one on. */
export const someImages = (count: number, from = 1): ExerciseImage[] =>
  Array.from({ length: count }, (_, index) => anImage(from + index));

/** The uploaded image of this number. */
export const anImage = (number: number): ExerciseImage => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  imageUrl: `/media/uploads/${number}.webp`,
  thumbnailUrl: `/media/uploads/${number}-small.webp`,
  width: 800,
  height: 600,
});

/** What somebody uploaded for an exercise that only they see. */
export const uploaded = (count: number, videoUrl: string | null = null): ExerciseMedia => ({
  seenBy: 'you',
  images: someImages(count),
  videoUrl,
});

/** A file of this type, as a person chooses it. */
export const aFile = (name: string, type = 'image/png', bytes = 2048): File =>
  new File([new Uint8Array(bytes)], name, { type });
