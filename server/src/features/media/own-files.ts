import type { Db } from '#db/schema.ts';
import { imageFileKeys } from './deleted-images.ts';
import { imageKey, videoKey } from './media-keys.ts';
import { findOwnImages, findOwnVideos, forgetUploader } from './media.queries.ts';

/** A file that a user uploaded, or that was made of such files. */
type OwnFile = {
  /** Under which the user is given it, with its folder. */
  readonly name: string;
  /** Under which it is stored. */
  readonly key: string;
  readonly storedAt: Date;
};

/** The images that a user uploaded, and the videos of them, with a name for each in a folder of theirs. */
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
 * Takes a user's name off what they uploaded for everyone, and gives the keys of the files that were theirs
 * alone, whose rows go with the account. Lock the user first.
 */
export async function forgetUploads(db: Db, userId: number): Promise<string[]> {
  const images = await findOwnImages(db, userId);
  const videos = await findOwnVideos(db, userId);
  await forgetUploader(db, userId);
  return [...images.flatMap(imageFileKeys), ...videos.map(videoKey)];
}
