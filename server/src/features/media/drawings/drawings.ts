import { readFile } from 'node:fs/promises';
import type { MotionReply } from '@limber/contract/exercises';
import {
  drawingFile,
  type DrawingManifest,
  motionFile,
  THUMBNAIL,
} from '@limber/library/drawings/manifest';
import { FILM_THEMES, type FilmTheme } from '@limber/library/films/film-themes';
import type { PlannedMovement } from '@limber/library/films/plan-film';
import type { MediaStorage, StoredFile } from '#adapters/storage/media-storage.ts';
import type { VideoMaker } from '#adapters/video/video-maker.ts';
import {
  addressesOf,
  type DrawingAddresses,
  type FilmedExercise,
  movementHash,
} from './drawing-addresses.ts';
import { createFilms } from './films.ts';
import { toExerciseMotion, toFilmedMovement } from './exercise-motion.ts';

export type Drawings = {
  readonly addresses: (id: number) => DrawingAddresses;
  /**
   * A gzipped drawing; `current` is true when `hash` matches. Null for an unknown name or another hash, since hashes of
   * locked exercises are secret. Thumbnails need no hash, because every user may see them.
   */
  readonly picture: (
    id: string,
    name: string,
    hash: string,
  ) => Promise<{ readonly svgz: Buffer; readonly current: boolean } | null>;
  /** Null when `hash` is outdated or guessed. */
  readonly motion: (id: string, hash: string) => Promise<MotionReply | null>;
  /**
   * A theme's film, made on the first request and stored. Null when `hash` is outdated or guessed. Throws the 503 while
   * it is made, and TooManyVideos.
   */
  readonly video: (id: string, theme: FilmTheme, hash: string) => Promise<StoredFile | null>;
  /** Whether the key is of a current film. */
  readonly isOurs: (key: string) => boolean;
};

/** Folder of the films. */
const FOLDER = 'library';

/** The parts of an exercise that its films show. */
type Authored = { readonly id: number } & Pick<PlannedMovement, 'dose' | 'sides'>;

/** Drawings come from the library's files by `manifest`; films are in `storage`. */
export function createDrawings(
  manifest: DrawingManifest,
  exercises: readonly Authored[],
  kept: { storage: MediaStorage; videos: VideoMaker },
): Drawings {
  const film = createFilms(kept);
  const known = new Map(
    exercises.flatMap(({ id, dose, sides }): [string, FilmedExercise][] => {
      const drawn = manifest[id];
      return drawn ? [[String(id), { ...drawn, dose, sides }]] : [];
    }),
  );
  return {
    addresses: (id) => addressesOf(id, known.get(String(id))),
    picture: async (id, name, hash) => {
      const current = own(known.get(id)?.files ?? {}, name);
      if (current === undefined || (current !== hash && name !== THUMBNAIL)) return null;
      return { svgz: await readFile(drawingFile(id, name)), current: current === hash };
    },
    motion: async (id, hash) => {
      const drawn = known.get(id);
      if (drawn?.motion === undefined || hash !== movementHash(drawn)) return null;
      return toExerciseMotion(await readMotion(id), addressesOf(id, drawn));
    },
    video: async (id, theme, hash) => {
      const drawn = known.get(id);
      if (drawn?.motion === undefined || hash !== movementHash(drawn)) return null;
      const keys = { light: keyOf(id, drawn, 'light'), dark: keyOf(id, drawn, 'dark') };
      const read = async () => toFilmedMovement(await readMotion(id), drawn);
      return film({ keys, read }, theme);
    },
    isOurs: (key) => {
      const id = /^library\/(\d+)-/.exec(key)?.[1] ?? '';
      const drawn = known.get(id);
      return drawn !== undefined && FILM_THEMES.some((theme) => key === keyOf(id, drawn, theme));
    },
  };
}

const readMotion = (id: string) => readFile(motionFile(id), 'utf8');

const keyOf = (id: string, drawn: FilmedExercise, theme: FilmTheme) =>
  `${FOLDER}/${id}-${theme}.${movementHash(drawn)}.mp4`;

/** Own properties only: the key comes from an address, and may be `constructor`. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
