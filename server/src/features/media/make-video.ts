import { randomUUID } from 'node:crypto';
import { IMAGE_SENTENCES } from '@limber/domain/exercises/image-rules';
import { type MediaStorage, readStored, StorageFault } from '#adapters/storage/media-storage.ts';
import type { Film } from '#adapters/video/make-mp4.ts';
import type { Deps } from '#deps.ts';
import { VIDEO_GROUND } from '#drawings.ts';
import { Refused } from '#http/refused.ts';
import { contentHash, imageKey, videoKey } from './media-keys.ts';
import {
  lockVersion,
  replaceVideo,
  type StoredImage,
  type StoredVideo,
  type Version,
} from './media.queries.ts';
import { removeFiles } from './removed-media.ts';
import { findShown, idsOf } from './versions.ts';

/** Pixels along the longest edge, and along the shortest that is worth looking at. */
const LARGEST_FRAME = 1280;
const SMALLEST_FRAME = 160;

/**
 * Makes a video of a version's images and keeps it in place of the one before: the file first, then its
 * row, so that neither a crash nor a full disk leaves a row without its file. Throws the 409 when the images
 * are others by then, TooManyVideos, and StorageFault.
 */
export async function makeVideo(
  { db, storage, videos, now }: Pick<Deps, 'db' | 'storage' | 'videos' | 'now'>,
  version: Version,
  images: readonly StoredImage[],
): Promise<StoredVideo> {
  const bytes = await videos.make(async (): Promise<Film> => {
    const pictures = await Promise.all(images.map((image) => readImage(storage, image)));
    return { pictures, ...frameOf(images), ground: VIDEO_GROUND };
  });
  const video = {
    id: randomUUID(),
    ...version,
    madeOf: images.map(({ id }) => id),
    hash: contentHash(bytes),
    createdAt: now().toISOString(),
  };
  await storage.put(videoKey(video), bytes);
  const replaced = await db.transaction().execute(async (tx) => {
    await lockVersion(tx, version);
    const isOfToday = idsOf(await findShown(tx, version)) === idsOf(images);
    return isOfToday ? replaceVideo(tx, video) : null;
  });
  if (replaced === null) {
    await removeFiles(storage, [videoKey(video)]);
    throw new Refused(409, 'images-changed', IMAGE_SENTENCES.imagesChanged);
  }
  await removeFiles(storage, replaced.map(videoKey));
  return video;
}

async function readImage(storage: MediaStorage, image: StoredImage): Promise<Buffer> {
  const bytes = await readStored(storage, imageKey(image));
  if (bytes === null) throw new StorageFault(`The file of image ${image.id} is not there`);
  return bytes;
}

/** The smallest frame that all images fit into without being made smaller, as far as that is possible. */
export function frameOf(
  images: readonly Pick<StoredImage, 'width' | 'height'>[],
): Pick<Film, 'width' | 'height'> {
  return {
    width: edge(Math.max(...images.map(({ width }) => width))),
    height: edge(Math.max(...images.map(({ height }) => height))),
  };
}

/** Video wants even numbers. */
function edge(pixels: number): number {
  return 2 * Math.ceil(Math.min(Math.max(pixels, SMALLEST_FRAME), LARGEST_FRAME) / 2);
}
