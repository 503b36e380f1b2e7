import { colourPicture, drawFilm, type FilmedMovement } from '@limber/library/films/draw-film';
import { FILM_THEMES, type FilmTheme } from '@limber/library/films/film-themes';
import { type FilmPicture, planFilm } from '@limber/library/films/plan-film';
import sharp from 'sharp';
import { mirrorYuv, mixYuv, type YuvPicture } from './bt709.ts';
import { makeMp4, type TimedPicture } from './make-mp4.ts';
import { readPicture } from './read-picture.ts';

/** Along either edge. */
export const FILM_PIXELS = 720;
/** About a second of movement. */
const KEY_FRAME_EVERY = 12;

/** An MP4 for each theme. */
export type Films = Readonly<Record<FilmTheme, Uint8Array>>;

/** MP4s of one repetition or hold of each side. Drawing takes 5 to 30 seconds of a processor. */
export async function filmMovement(movement: FilmedMovement): Promise<Films> {
  const { times, pictures } = planFilm(movement);
  const drawn = drawFilm(movement, times);
  const films: [FilmTheme, Uint8Array][] = [];
  for (const theme of FILM_THEMES) {
    const instants: YuvPicture[] = [];
    for (const svg of drawn) {
      instants.push(await readDrawing(colourPicture(svg, movement, theme)));
    }
    const shape = { width: FILM_PIXELS, height: FILM_PIXELS, keyFrameEvery: KEY_FRAME_EVERY };
    films.push([theme, await makeMp4(shownOf(pictures, instants), shape)]);
  }
  return Object.fromEntries(films) as Films;
}

function readDrawing(svg: string): Promise<YuvPicture> {
  return readPicture(sharp(Buffer.from(svg)).resize(FILM_PIXELS), FILM_PIXELS, FILM_PIXELS);
}

/** What is written is drawn for the second side; the first is its mirror image. */
function* shownOf(
  pictures: readonly FilmPicture[],
  instants: readonly YuvPicture[],
): Generator<TimedPicture> {
  for (const { instant, turn, seconds } of pictures) {
    const second = instants[instant];
    if (second === undefined) throw new Error('A film shows what was drawn for it');
    if (turn === 1) yield { picture: second, seconds };
    else {
      const first = mirrorYuv(second);
      yield { picture: turn === 0 ? first : mixYuv(first, second, turn), seconds };
    }
  }
}
