import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { colourPicture, drawFilm, type FilmedMovement } from '@limber/library/films/draw-film';
import { FILM_THEMES, type FilmTheme } from '@limber/library/films/film-themes';
import { type FilmPicture, planFilm } from '@limber/library/films/plan-film';
import sharp from 'sharp';
import { mirrorYuv, mixYuv, type YuvPicture } from './bt709.ts';
import type { TimedPicture } from './encode-pictures.ts';
import { makeMp4 } from './make-mp4.ts';
import { readPicture } from './read-picture.ts';

/** Width and height of the square video. */
const FILM_PIXELS = 720;
/** Number of frames between key frames: about a second. */
const KEY_FRAME_EVERY = 12;

export type Films = Readonly<Record<FilmTheme, Uint8Array>>;

/**
 * MP4s of one repetition or hold on each side. Drawing takes 5 to 30 seconds of a processor. The drawings pass through
 * files, because only files may be SVG (`limit-sharp.ts`).
 */
export async function filmMovement(movement: FilmedMovement): Promise<Films> {
  const fades = movement.figure.motion.closeUp !== undefined;
  const { instants, pictures } = planFilm({ ...movement, fades });
  const drawn = drawFilm(movement, instants);
  const folder = await mkdtemp(path.join(tmpdir(), 'limber-film-'));
  try {
    const films: [FilmTheme, Uint8Array][] = [];
    for (const theme of FILM_THEMES) {
      const read: YuvPicture[] = [];
      for (const [i, svg] of drawn.entries()) {
        const file = path.join(folder, `${theme}-${i}.svg`);
        await writeFile(file, colourPicture(svg, movement, theme));
        read.push(await readPicture(sharp(file).resize(FILM_PIXELS), FILM_PIXELS, FILM_PIXELS));
        // A process killed here leaves one picture behind, not all.
        await rm(file);
      }
      const shape = { width: FILM_PIXELS, height: FILM_PIXELS, keyFrameEvery: KEY_FRAME_EVERY };
      films.push([theme, await makeMp4(shownOf(pictures, read), shape)]);
    }
    return Object.fromEntries(films) as Films;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The drawings, or their mirror images, as timed pictures. */
function* shownOf(
  pictures: readonly FilmPicture[],
  drawn: readonly YuvPicture[],
): Generator<TimedPicture> {
  for (const { instant, share, seconds } of pictures) {
    const picture = drawn[instant];
    if (picture === undefined) throw new Error('A film shows what was drawn for it');
    yield { picture: mirroredBy(picture, share), seconds };
  }
}

function mirroredBy(picture: YuvPicture, share: number): YuvPicture {
  if (share === 1) return picture;
  const mirrored = mirrorYuv(picture);
  return share === 0 ? mirrored : mixYuv(mirrored, picture, share);
}
