import { readFile } from 'node:fs/promises';
import {
  type DrawnExercise,
  drawingFile,
  type Manifest,
  motionFile,
  THUMBNAIL,
} from '@limber/library/drawings/manifest';
import type { MediaStorage } from '#adapters/storage/media-storage.ts';
import type { Slideshow } from '#adapters/video/make-mp4.ts';
import type { VideoMaker } from '#adapters/video/video-maker.ts';
import type { Drawings } from '#deps.ts';
import { singleFlight } from '#single-flight.ts';
import { addressesOf, motionHash, videoHash } from './drawing-addresses.ts';
import { toExerciseMotion } from './exercise-motion.ts';

/** Where the videos of the drawings are kept. */
const FOLDER = 'library';
const VIDEO_PIXELS = 720;
/** The colour of the panel that drawings lie on: they are transparent, and a video is not. */
export const VIDEO_BACKGROUND = '#F3F6FA';

/** The drawings that `manifest` lists, read from the files of the library; their videos are kept in `storage`. */
export function createDrawings(
  manifest: Manifest,
  { storage, videos }: { storage: MediaStorage; videos: VideoMaker },
): Drawings {
  const makeOnce = singleFlight<void>();
  return {
    addresses: (id) => addressesOf(id, manifest[id]),
    picture: async (id, name, hash) => {
      const known = own(own(manifest, id)?.files ?? {}, name);
      const current = known === hash;
      if (known === undefined || (!current && name !== THUMBNAIL)) return null;
      return { svgz: await readFile(drawingFile(id, name)), current };
    },
    motion: async (id, hash) => {
      const drawn = own(manifest, id);
      if (drawn?.motion === undefined || hash !== motionHash(drawn)) return null;
      const { keyframes, videos: videoUrls } = addressesOf(id, drawn);
      if (videoUrls === null) return null;
      return toExerciseMotion(await readFile(motionFile(id), 'utf8'), { keyframes, videoUrls });
    },
    video: async (id, hash) => {
      const drawn = own(manifest, id);
      if (drawn === undefined || hash !== videoHash(drawn)) return null;
      const key = videoKey(id, drawn);
      const kept = await storage.find(key);
      if (kept) return kept;
      await makeOnce(key, async () => {
        await storage.put(key, await videos.make(async () => slideshowOf(id, drawn)));
      });
      return storage.find(key);
    },
    isOurs: (key) => {
      const id = /^library\/(\d+)\./.exec(key)?.[1];
      const drawn = id === undefined ? undefined : own(manifest, id);
      return drawn !== undefined && id !== undefined && key === videoKey(id, drawn);
    },
  };
}

const videoKey = (id: string, drawn: DrawnExercise) => `${FOLDER}/${id}.${videoHash(drawn)}.mp4`;

const slideshowOf = (id: string, { order }: DrawnExercise): Slideshow => ({
  pictures: order.map((name) => drawingFile(id, name)),
  width: VIDEO_PIXELS,
  height: VIDEO_PIXELS,
  background: VIDEO_BACKGROUND,
});

/** Own properties only: the key comes from an address, and may be `constructor`. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
