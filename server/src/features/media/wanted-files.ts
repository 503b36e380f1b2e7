import type { Db } from '#db/schema.ts';
import { imageFileKeys } from './deleted-images.ts';
import { videoKey } from './media-keys.ts';
import { findAllImages, findAllVideos } from './media.queries.ts';

export async function wantedFiles(db: Db): Promise<Set<string>> {
  const images = await findAllImages(db);
  const videos = await findAllVideos(db);
  return new Set([...images.flatMap(imageFileKeys), ...videos.map(videoKey)]);
}
