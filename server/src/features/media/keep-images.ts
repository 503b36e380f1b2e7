import { randomUUID } from 'node:crypto';
import { IMAGE_LIMITS } from '@limber/domain/exercises/image-rules';
import type { RenewedImage } from '#adapters/images/renew-image.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { contentHash, imageKey, thumbnailKey } from './media-keys.ts';
import {
  findImages,
  insertImages,
  lockVersion,
  type StoredImage,
  type Version,
} from './media.queries.ts';
import { deleteImages, filesOf, removeFiles } from './removed-media.ts';

/** An image that is to be kept; the same `uploadKey` is kept once. */
export type NewImage = RenewedImage & { readonly uploadKey: string | null };

/**
 * Adds images to the end of a version, as far as there is room: null stands for one that found none. The
 * files come first and the rows after them, all at once, so that no row is ever without its file. Where it
 * stays unknown whether the rows were written, the files are left to the sweep.
 */
export async function keepImages(
  { db, storage, now }: Pick<Deps, 'db' | 'storage' | 'now'>,
  version: Version,
  images: readonly NewImage[],
): Promise<(StoredImage | null)[]> {
  const made = images.map((image) => ({ image, row: toRow(version, image, now()) }));
  const rows = made.map(({ row }) => row);
  try {
    for (const { image, row } of made) {
      await storage.put(imageKey(row), image.image);
      await storage.put(thumbnailKey(row), image.thumbnail);
    }
  } catch (error) {
    await removeFiles(storage, rows.flatMap(filesOf));
    throw error;
  }
  const { kept, unneeded } = await db.transaction().execute((tx) => addRows(tx, version, rows));
  await removeFiles(storage, unneeded);
  return kept;
}

function toRow(version: Version, image: NewImage, now: Date): StoredImage {
  const { uploadKey, width, height } = image;
  return {
    id: randomUUID(),
    ...version,
    uploadKey,
    position: null,
    putAwayAt: null,
    width,
    height,
    imageHash: contentHash(image.image),
    thumbnailHash: contentHash(image.thumbnail),
    createdAt: now.toISOString(),
  };
}

async function addRows(tx: Db, version: Version, rows: readonly StoredImage[]) {
  await lockVersion(tx, version);
  const before = await findImages(tx, version);
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
  // Of what was removed, no more can be put back than an exercise holds.
  const forgotten = before.filter(({ position }) => position === null).slice(IMAGE_LIMITS.images);
  const videos = await deleteImages(tx, forgotten);
  const unused = rows.filter(({ id }) => !added.some((one) => one.id === id));
  return { kept, unneeded: [...[...unused, ...forgotten].flatMap(filesOf), ...videos] };
}
