import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  type DrawnExercise,
  drawingFile,
  type Manifest,
  shortHash,
  THUMBNAIL,
} from '@limber/library/drawings/manifest';
import type { MediaStorage, StoredFile } from './adapters/storage/media-storage.ts';
import type { Film } from './adapters/video/make-mp4.ts';
import type { VideoMaker } from './adapters/video/video-maker.ts';
import { joined } from './joined.ts';

const VIDEO = 'video';
/** Where the videos of the drawings are kept. */
const FOLDER = 'library';
const VIDEO_PIXELS = 720;
/** The light panel behind the drawings: what is transparent in them, a video must paint. */
export const VIDEO_GROUND = '#F3F6FA';

/** Where an exercise's drawings are found, for the web. */
export type DrawingAddresses = {
  readonly thumbnail: string | null;
  /** In the order in which they are shown; a picture may come again. */
  readonly pictures: readonly string[];
  readonly video: string | null;
};

/** A drawing as it is stored, gzipped; `current` when the address names this very content. */
type StoredDrawing = { readonly svgz: Buffer; readonly current: boolean };

/** The drawings of the library and the videos made of them. */
export type Drawings = {
  readonly addresses: (id: number) => DrawingAddresses;
  /**
   * Null when there is none of that name. Everybody sees thumbnails; for any other drawing one must know
   * its hash, which locked exercises keep to themselves.
   */
  readonly picture: (id: string, name: string, hash: string) => Promise<StoredDrawing | null>;
  /** The exercise's video, made when it is first asked for and kept. Null when `hash` is not today's. */
  readonly video: (id: string, hash: string) => Promise<StoredFile | null>;
  /** Whether this release may have put the file there. */
  readonly isOurs: (key: string) => boolean;
};

const unzip = promisify(gunzip);

/** Opens the drawings that `manifest` knows; videos are kept in `storage`. */
export function openDrawings(
  manifest: Manifest,
  { storage, videos }: { storage: MediaStorage; videos: VideoMaker },
): Drawings {
  const joinedVideo = joined<void>();
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
      await joinedVideo(key, async () => {
        await storage.put(key, await videos.make(() => filmOf(id, drawn)));
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

async function filmOf(id: string, { order }: DrawnExercise): Promise<Film> {
  return {
    pictures: await Promise.all(
      order.map(async (name) => unzip(await readFile(drawingFile(id, name)))),
    ),
    width: VIDEO_PIXELS,
    height: VIDEO_PIXELS,
    ground: VIDEO_GROUND,
  };
}

/** What stands under `key` in the data itself: addresses come from anybody. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function addressesOf(id: number, drawn: DrawnExercise | undefined): DrawingAddresses {
  if (drawn === undefined) return { thumbnail: null, pictures: [], video: null };
  const address = (name: string, hash: string | undefined, ending: string) =>
    `/media/exercises/${id}/${name}.${hash ?? ''}.${ending}`;
  const picture = (name: string) => address(name, drawn.files[name], 'svg');
  return {
    thumbnail: picture(THUMBNAIL),
    pictures: drawn.order.map(picture),
    video: address(VIDEO, videoHash(drawn), 'mp4'),
  };
}

/** Changes with any picture of the video, and with their order. */
function videoHash({ order, files }: DrawnExercise): string {
  return shortHash(JSON.stringify([VIDEO_PIXELS, order.map((name) => files[name])]));
}
