import { readFile } from 'node:fs/promises';
import {
  drawingFile,
  type Manifest,
  motionFile,
  THUMBNAIL,
} from '@limber/library/drawings/manifest';
import { FILM_THEMES, type FilmTheme } from '@limber/library/films/film-themes';
import type { PlannedMovement } from '@limber/library/films/plan-film';
import type { MediaStorage } from '#adapters/storage/media-storage.ts';
import type { VideoMaker } from '#adapters/video/video-maker.ts';
import type { Drawings } from '#deps.ts';
import { addressesOf, type FilmedExercise, movementHash } from './drawing-addresses.ts';
import { createFilms } from './films.ts';
import { toExerciseMotion, toFilmedMovement } from './exercise-motion.ts';

/** Where the films of movements are kept. */
const FOLDER = 'library';

/** An exercise as far as its films show it. */
type Authored = { readonly id: number } & Pick<PlannedMovement, 'dose' | 'sides'>;

/** The drawings that `manifest` lists, read from the files of the library; films are kept in `storage`. */
export function createDrawings(
  manifest: Manifest,
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
