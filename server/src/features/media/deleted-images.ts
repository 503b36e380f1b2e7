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

/** A deleted image can be restored for this long. */
const RESTORABLE_MS = 60 * 60 * 1000;

export const imageFileKeys = (image: StoredImage): string[] => [
  imageKey(image),
  thumbnailKey(image),
];

/** Removes files, without an error: the sweep removes those for which this fails. */
export async function removeFiles(storage: MediaStorage, keys: readonly string[]): Promise<void> {
  await storage.remove(keys).catch(() => {});
}

/** Deletes images and the videos that show them. Returns the keys of the videos' files. */
export async function deleteImages(db: Db, images: readonly StoredImage[]): Promise<string[]> {
  if (images.length === 0) return [];
  await deleteImageRows(
    db,
    images.map(({ id }) => id),
  );
  return (await deleteVideosOf(db, images)).map(videoKey);
}

/** Removes deleted images that can no longer be restored: rows first, then files. */
export async function purgeDeletedImages({
  db,
  storage,
  now,
}: Pick<Deps, 'db' | 'storage' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - RESTORABLE_MS);
  for (const owner of await findOwnersOfDeleted(db, before)) {
    const files = await db.transaction().execute(async (tx) => {
      await lockMedia(tx, owner);
      // Read again under the lock, since an image may have been restored.
      const images = await findImages(tx, owner);
      const expired = images.filter(
        ({ deletedAt }) => deletedAt !== null && deletedAt < before.toISOString(),
      );
      return [...expired.flatMap(imageFileKeys), ...(await deleteImages(tx, expired))];
    });
    await removeFiles(storage, files);
  }
}
