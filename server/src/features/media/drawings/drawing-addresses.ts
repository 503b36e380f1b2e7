import { type DrawnExercise, shortHash, THUMBNAIL } from '@limber/library/drawings/manifest';
import type { DrawingAddresses } from '#deps.ts';

const NOTHING_DRAWN: DrawingAddresses = {
  thumbnail: null,
  pictures: [],
  keyframes: [],
  videos: null,
  motion: null,
};

/** Addresses with hashes of what they lead to. Those of locked exercises are told to nobody. */
export function addressesOf(
  id: number | string,
  drawn: DrawnExercise | undefined,
): DrawingAddresses {
  if (drawn === undefined) return NOTHING_DRAWN;
  const address = (name: string, hash: string, ending: string) =>
    `/media/exercises/${id}/${name}.${hash}.${ending}`;
  const picture = (name: string) => address(name, drawn.files[name] ?? '', 'svg');
  const videos = {
    light: address('video', videoHash(drawn), 'mp4'),
    dark: address('video', videoHash(drawn), 'mp4'),
  };
  return {
    thumbnail: picture(THUMBNAIL),
    pictures: drawn.order.map(picture),
    keyframes: keyframesOf(drawn).map((side) => side.map(picture)),
    videos,
    motion: drawn.motion === undefined ? null : address('motion', motionHash(drawn), 'json'),
  };
}

/** A hash of the pictures and their order. */
export function videoHash({ order, files }: DrawnExercise): string {
  return shortHash(JSON.stringify([720, order.map((name) => files[name])]));
}

/** A hash of all that is told of the movement: it may be kept for ever, and names pictures and videos. */
export function motionHash(drawn: DrawnExercise): string {
  const { motion, order, files } = drawn;
  return shortHash(JSON.stringify([motion, order.map((name) => files[name]), videoHash(drawn)]));
}

/** The names of the keyframes' pictures, side after side: `right-1`, `right-2`; `left-1`, `left-2`. */
function keyframesOf({ order }: DrawnExercise): readonly (readonly string[])[] {
  const names = [...new Set(order)];
  return [...Map.groupBy(names, (name) => name.split('-')[0]).values()];
}
