import type { Db } from '#db/schema.ts';
import { imageFileKeys } from './deleted-images.ts';
import { imageKey, videoKey } from './media-keys.ts';
import { findOwnImages, findOwnVideos, forgetUploader } from './media.queries.ts';

/** A file that a user uploaded, or a video of such files. */
type OwnFile = {
  /** Path in the download. */
  readonly name: string;
  /** Storage key. */
  readonly key: string;
  readonly storedAt: Date;
};

/** The user's images and videos, with their paths in the download. */
export async function findOwnFiles(db: Db, userId: number): Promise<OwnFile[]> {
  const images = await findOwnImages(db, userId);
  const videos = await findOwnVideos(db, userId);
  return [
    ...images.map((image) => {
      const place = image.position === null ? 'removed' : String(image.position + 1);
      const name = `images/exercise-${image.exerciseId}/${place}-${image.id}.webp`;
      return { name, key: imageKey(image), storedAt: new Date(image.createdAt) };
    }),
    ...videos.map((video) => ({
      name: `videos/exercise-${video.exerciseId}-${video.id}.mp4`,
      key: videoKey(video),
      storedAt: new Date(video.createdAt),
    })),
  ];
}

/**
 * Anonymizes shared uploads, and returns the keys of private files, whose rows are deleted with the account. Lock the
 * user first.
 */
export async function forgetUploads(db: Db, userId: number): Promise<string[]> {
  const images = await findOwnImages(db, userId);
  const videos = await findOwnVideos(db, userId);
  await forgetUploader(db, userId);
  return [...images.flatMap(imageFileKeys), ...videos.map(videoKey)];
}
