import { randomUUID } from 'node:crypto';
import { IMAGE_LIMITS } from '@limber/domain/exercises/image-rules';
import type { ReencodedImage } from '#adapters/images/reencode-image.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { contentHash, imageKey, thumbnailKey } from '#features/media/media-keys.ts';
import {
  findImages,
  insertImages,
  lockMedia,
  type StoredImage,
  type MediaOwner,
} from '#features/media/media.queries.ts';
import { deleteImages, imageFileKeys, removeFiles } from '#features/media/deleted-images.ts';

/** An image with an `uploadKey` that is already stored is not stored again. */
export type NewImage = ReencodedImage & { readonly uploadKey: string | null };

/**
 * Appends images while there is room; null for each image without room. Files are stored before
 * rows, so that no row lacks its file. When the connection is lost during the write, the rows may
 * exist: the files stay, and the sweep removes unneeded ones.
 */
export async function storeImages(
  { db, storage, now }: Pick<Deps, 'db' | 'storage' | 'now'>,
  owner: MediaOwner,
  images: readonly NewImage[],
): Promise<(StoredImage | null)[]> {
  const made = images.map((image) => ({ image, row: toRow(owner, image, now()) }));
  const rows = made.map(({ row }) => row);
  try {
    for (const { image, row } of made) {
      await storage.put(imageKey(row), image.image);
      await storage.put(thumbnailKey(row), image.thumbnail);
    }
  } catch (error) {
    await removeFiles(storage, rows.flatMap(imageFileKeys));
    throw error;
  }
  const { kept, unneeded } = await db.transaction().execute((tx) => addRows(tx, owner, rows));
  await removeFiles(storage, unneeded);
  return kept;
}

function toRow(owner: MediaOwner, image: NewImage, now: Date): StoredImage {
  const { uploadKey, width, height } = image;
  return {
    id: randomUUID(),
    ...owner,
    uploadKey,
    position: null,
    deletedAt: null,
    width,
    height,
    imageHash: contentHash(image.image),
    thumbnailHash: contentHash(image.thumbnail),
    createdAt: now.toISOString(),
  };
}

async function addRows(tx: Db, owner: MediaOwner, rows: readonly StoredImage[]) {
  // The account was deleted during the upload, so the files are removed again.
  if (!(await lockMedia(tx, owner))) {
    return { kept: rows.map(() => null), unneeded: rows.flatMap(imageFileKeys) };
  }
  const before = await findImages(tx, owner);
  const shown = before.filter(({ position }) => position !== null);
  const added: StoredImage[] = [];
  const kept = rows.map((row) => {
    const again = row.uploadKey && before.find(({ uploadKey }) => uploadKey === row.uploadKey);
    if (again) return again;
    const position = shown.length + added.length;
    if (position >= IMAGE_LIMITS.images) return null;
    const placed = { ...row, position };
    added.push(placed);
    return placed;
  });
  await insertImages(tx, added);
  // Keep no more deleted images than an exercise holds.
  const surplus = before.filter(({ position }) => position === null).slice(IMAGE_LIMITS.images);
  const videos = await deleteImages(tx, surplus);
  const unused = rows.filter(({ id }) => !added.some((one) => one.id === id));
  return { kept, unneeded: [...[...unused, ...surplus].flatMap(imageFileKeys), ...videos] };
}
