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

/** The drawings of the library, its movements, and their films. */
export type Drawings = {
  readonly addresses: (id: number) => DrawingAddresses;
  /**
   * A gzipped drawing; `current` is true when `hash` is that of its content. Null for an unknown name or
   * another hash, since the hashes of locked exercises are secret. Thumbnails are given for any hash, because
   * every user may see them.
   */
  readonly picture: (
    id: string,
    name: string,
    hash: string,
  ) => Promise<{ readonly svgz: Buffer; readonly current: boolean } | null>;
  /** The movement of an exercise. Null when `hash` is outdated or guessed, as those of locked exercises are. */
  readonly motion: (id: string, hash: string) => Promise<MotionReply | null>;
  /**
   * The film of an exercise on the ground of a theme, made on the first request and then stored. Null when
   * `hash` is outdated or guessed. Throws the 503 while it is made, and TooManyVideos.
   */
  readonly video: (id: string, theme: FilmTheme, hash: string) => Promise<StoredFile | null>;
  /** True when the stored file with this key is a film of a current movement. */
  readonly isOurs: (key: string) => boolean;
};

/** Where the films of movements are kept. */
const FOLDER = 'library';

/** An exercise as far as its films show it. */
type Authored = { readonly id: number } & Pick<PlannedMovement, 'dose' | 'sides'>;

/** The drawings that `manifest` lists, read from the files of the library; films are kept in `storage`. */
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
