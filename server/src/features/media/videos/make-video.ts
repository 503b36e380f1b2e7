import { randomUUID } from 'node:crypto';
import { IMAGE_SENTENCES } from '@limber/domain/exercises/image-rules';
import { GROUNDS } from '@limber/library/films/film-themes';
import { type MediaStorage, readStored, StorageFault } from '#adapters/storage/media-storage.ts';
import type { Slideshow } from '#adapters/video/encode-slides.ts';
import type { Deps } from '#deps.ts';
import { Refused } from '#http/refused.ts';
import { contentHash, imageKey, videoKey } from '#features/media/media-keys.ts';
import {
  lockMedia,
  replaceVideo,
  type StoredImage,
  type StoredVideo,
  type MediaOwner,
} from '#features/media/media.queries.ts';
import { removeFiles } from '#features/media/deleted-images.ts';
import { findShownImages, idsOf } from '#features/media/exercise-media.ts';

/** Limits of the width and of the height. */
const MAX_FRAME_PIXELS = 1280;
const MIN_FRAME_PIXELS = 160;

/**
 * Makes a video and replaces the previous one: the file first, then its row, so that neither a crash nor a full disk
 * leaves a row without file. Throws the 409 when the images have changed, TooManyVideos, and StorageFault.
 */
export async function makeVideo(
  { db, storage, videos, now }: Pick<Deps, 'db' | 'storage' | 'videos' | 'now'>,
  owner: MediaOwner,
  images: readonly StoredImage[],
): Promise<StoredVideo> {
  const bytes = await videos.make(async (): Promise<Slideshow> => {
    const pictures = await Promise.all(images.map((image) => readImage(storage, image)));
    return { pictures, ...frameOf(images), background: GROUNDS.light };
  });
  const video = {
    id: randomUUID(),
    ...owner,
    madeOf: images.map(({ id }) => id),
    hash: contentHash(bytes),
    createdAt: now().toISOString(),
  };
  await storage.put(videoKey(video), bytes);
  const replaced = await db.transaction().execute(async (tx) => {
    await lockMedia(tx, owner);
    const isCurrent = idsOf(await findShownImages(tx, owner)) === idsOf(images);
    return isCurrent ? replaceVideo(tx, video) : null;
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

/** The smallest frame that holds all images without shrinking them, as far as possible. */
export function frameOf(
  images: readonly Pick<StoredImage, 'width' | 'height'>[],
): Pick<Slideshow, 'width' | 'height'> {
  return {
    width: edge(Math.max(...images.map(({ width }) => width))),
    height: edge(Math.max(...images.map(({ height }) => height))),
  };
}

/** H.264 needs even numbers. */
function edge(pixels: number): number {
  return 2 * Math.ceil(Math.min(Math.max(pixels, MIN_FRAME_PIXELS), MAX_FRAME_PIXELS) / 2);
}
