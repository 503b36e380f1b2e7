import type { MediaStorage } from '#adapters/storage/media-storage.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { imageKey, thumbnailKey, videoKey } from './media-keys.ts';
import {
  deleteImageRows,
  deleteVideosOf,
  findImages,
  findVersionsPutAway,
  lockVersion,
  type StoredImage,
} from './media.queries.ts';

/** So long what was removed can be put back. */
const PUT_AWAY_MS = 60 * 60 * 1000;

/** The keys of an image's files. */
export const filesOf = (image: StoredImage): string[] => [imageKey(image), thumbnailKey(image)];

/** Removes files whose rows are gone. One that cannot be removed now is found when sweeping. */
export async function removeFiles(storage: MediaStorage, keys: readonly string[]): Promise<void> {
  await storage.remove(keys).catch(() => {});
}

/** Forgets images for good, and the videos that show them. Gives the keys of the videos' files. */
export async function deleteImages(db: Db, images: readonly StoredImage[]): Promise<string[]> {
  if (images.length === 0) return [];
  await deleteImageRows(
    db,
    images.map(({ id }) => id),
  );
  return (await deleteVideosOf(db, images)).map(videoKey);
}

/** Deletes what was removed an hour ago: its rows, then its files. */
export async function deletePutAway({
  db,
  storage,
  now,
}: Pick<Deps, 'db' | 'storage' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - PUT_AWAY_MS);
  for (const version of await findVersionsPutAway(db, before)) {
    const files = await db.transaction().execute(async (tx) => {
      await lockVersion(tx, version);
      // Asked again under the lock: somebody may have put an image back.
      const images = await findImages(tx, version);
      const over = images.filter(
        ({ putAwayAt }) => putAwayAt !== null && putAwayAt < before.toISOString(),
      );
      return [...over.flatMap(filesOf), ...(await deleteImages(tx, over))];
    });
    await removeFiles(storage, files);
  }
}
