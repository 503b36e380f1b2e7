import { type DrawnExercise, shortHash, THUMBNAIL } from '@limber/library/drawings/manifest';
import type { MotionReply } from '@limber/contract/exercises';
import type { FilmTheme } from '@limber/library/films/film-themes';
import type { PlannedMovement } from '@limber/library/films/plan-film';

/** Increase it when films are made differently: stored ones are then made again. */
const FILM_VERSION = 1;

/** A drawn exercise with everything that its films depend on. */
export type FilmedExercise = DrawnExercise & Pick<PlannedMovement, 'dose' | 'sides'>;

export type DrawingAddresses = {
  readonly thumbnail: string | null;
  /** In the order shown; a picture may be repeated. */
  readonly pictures: readonly string[];
  /** Pictures by side: one list for both sides together, or one for right and one for left. */
  readonly keyframes: readonly (readonly string[])[];
  readonly videos: MotionReply['videoUrls'] | null;
  /** Null when the movement between the drawings was not solved. */
  readonly motion: string | null;
};

const NOTHING_DRAWN: DrawingAddresses = {
  thumbnail: null,
  pictures: [],
  keyframes: [],
  videos: null,
  motion: null,
};

/** Addresses with hashes of their content. Those of locked exercises are secret. */
export function addressesOf(
  id: number | string,
  drawn: FilmedExercise | undefined,
): DrawingAddresses {
  if (drawn === undefined) return NOTHING_DRAWN;
  const address = (name: string, itsHash: string, ending: string) =>
    `/media/exercises/${id}/${name}.${itsHash}.${ending}`;
  const picture = (name: string) => address(name, drawn.files[name] ?? '', 'svg');
  const moves = drawn.motion !== undefined;
  const hash = movementHash(drawn);
  const film = (theme: FilmTheme) => address(`video-${theme}`, hash, 'mp4');
  return {
    thumbnail: picture(THUMBNAIL),
    pictures: drawn.order.map(picture),
    keyframes: keyframesOf(drawn).map((side) => side.map(picture)),
    videos: moves ? { light: film('light'), dark: film('dark') } : null,
    motion: moves ? address('motion', hash, 'json') : null,
  };
}

/**
 * A hash of a movement, its pictures and everything that its films depend on. A single hash for all
 * of it keeps the list of exercises small.
 */
export function movementHash(drawn: FilmedExercise): string {
  const { source, motion, order, files, dose, sides } = drawn;
  const pictures = order.map((name) => files[name]);
  return shortHash(JSON.stringify([FILM_VERSION, source, motion, pictures, dose, sides]));
}

/** Names by side: `right-1`, `right-2`; `left-1`, `left-2`. */
function keyframesOf({ order }: DrawnExercise): readonly (readonly string[])[] {
  const names = [...new Set(order)];
  return [...Map.groupBy(names, (name) => name.split('-')[0]).values()];
}
