import { readFile } from 'node:fs/promises';
import {
  type DrawnExercise,
  drawingFile,
  type Manifest,
  shortHash,
  THUMBNAIL,
} from '@limber/library/drawings/manifest';
import type { MediaStorage } from '#adapters/storage/media-storage.ts';
import type { Slideshow } from '#adapters/video/make-mp4.ts';
import type { VideoMaker } from '#adapters/video/video-maker.ts';
import type { DrawingAddresses, Drawings } from '#deps.ts';
import { singleFlight } from '#single-flight.ts';

const VIDEO = 'video';
const MOTION = 'motion';
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

function addressesOf(id: number, drawn: DrawnExercise | undefined): DrawingAddresses {
  if (drawn === undefined) return { thumbnail: null, pictures: [], video: null, motion: null };
  const address = (name: string, hash: string | undefined, ending: string) =>
    `/media/exercises/${id}/${name}.${hash ?? ''}.${ending}`;
  const picture = (name: string) => address(name, drawn.files[name], 'svg');
  return {
    thumbnail: picture(THUMBNAIL),
    pictures: drawn.order.map(picture),
    video: address(VIDEO, videoHash(drawn), 'mp4'),
    motion: drawn.motion === undefined ? null : address(MOTION, drawn.motion, 'json'),
  };
}

/** A hash of the pictures and their order. */
function videoHash({ order, files }: DrawnExercise): string {
  return shortHash(JSON.stringify([VIDEO_PIXELS, order.map((name) => files[name])]));
}
