import type { MediaStorage } from '#adapters/storage/media-storage.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { imageKey, thumbnailKey, videoKey } from './media-keys.ts';
import {
  deleteImageRows,
  deleteVideosOf,
  findImages,
  findOwnersOfDeleted,
  lockMedia,
  type StoredImage,
} from './media.queries.ts';

/** For this long a deleted image can be restored. */
const RESTORABLE_MS = 60 * 60 * 1000;

/** The keys of an image's files. */
export const imageFileKeys = (image: StoredImage): string[] => [
  imageKey(image),
  thumbnailKey(image),
];

/** Removes files whose rows are gone. The sweep removes later what cannot be removed now. */
export async function removeFiles(storage: MediaStorage, keys: readonly string[]): Promise<void> {
  await storage.remove(keys).catch(() => {});
}

/** Deletes images for good, and the videos that show them. Gives the keys of the videos' files. */
export async function deleteImages(db: Db, images: readonly StoredImage[]): Promise<string[]> {
  if (images.length === 0) return [];
  await deleteImageRows(
    db,
    images.map(({ id }) => id),
  );
  return (await deleteVideosOf(db, images)).map(videoKey);
}

/** Removes the images that were deleted an hour ago for good: their rows, then their files. */
export async function purgeDeletedImages({
  db,
  storage,
  now,
}: Pick<Deps, 'db' | 'storage' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - RESTORABLE_MS);
  for (const owner of await findOwnersOfDeleted(db, before)) {
    const files = await db.transaction().execute(async (tx) => {
      await lockMedia(tx, owner);
      // Read again under the lock: an image may have been restored in the meantime.
      const images = await findImages(tx, owner);
      const expired = images.filter(
        ({ deletedAt }) => deletedAt !== null && deletedAt < before.toISOString(),
      );
      return [...expired.flatMap(imageFileKeys), ...(await deleteImages(tx, expired))];
    });
    await removeFiles(storage, files);
  }
}
