import { randomUUID } from 'node:crypto';
import { readStored } from '../../adapters/storage/media-storage.ts';
import type { Film } from '../../adapters/video/make-mp4.ts';
import type { Deps } from '../../deps.ts';
import { VIDEO_GROUND } from '../../drawings.ts';
import { contentHash, imageKey, videoKey } from './media-keys.ts';
import {
  lockVersion,
  replaceVideo,
  type StoredImage,
  type StoredVideo,
  type Version,
} from './media.queries.ts';
import { removeFiles } from './removed-media.ts';

/** Pixels along the longest edge, and along the shortest that is worth looking at. */
const LARGEST_FRAME = 1280;
const SMALLEST_FRAME = 160;

/**
 * Makes a video of a version's images and keeps it in place of the one before: the file first, then its
 * row, so that neither a crash nor a full disk leaves a row without its file.
 */
export async function makeVideo(
  { db, storage, videos, now }: Pick<Deps, 'db' | 'storage' | 'videos' | 'now'>,
  version: Version,
  images: readonly StoredImage[],
): Promise<StoredVideo> {
  const bytes = await videos.make(async (): Promise<Film> => {
    const pictures = await Promise.all(images.map((image) => readStored(storage, imageKey(image))));
    // An image whose file was lost is left out rather than the whole film.
    const found = pictures.filter((picture) => picture !== null);
    return { pictures: found, ...frameOf(images), ground: VIDEO_GROUND };
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
    return replaceVideo(tx, video);
  });
  await removeFiles(storage, replaced.map(videoKey));
  return video;
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
