import { Piscina } from 'piscina';
import type { Encoded } from './encode-pictures.ts';
import { encodeSlides, type Slideshow } from './encode-slides.ts';
import { joinParts } from './make-mp4.ts';

/** How long the thread waits for another slideshow. */
const IDLE_MS = 15_000;

/** Encodes half of the pictures, while this thread encodes the others. */
const thread = new Piscina<Slideshow, Encoded>({
  filename: new URL('encode-slides.ts', import.meta.url).href,
  name: encodeSlides.name,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  recordTiming: false,
});

/**
 * An MP4 of the pictures, 0.4 s each, every frame a key frame so that one can jump to each. Pictures of
 * another shape are letterboxed.
 */
export async function filmSlideshow(slideshow: Slideshow): Promise<Uint8Array> {
  const [here, apart] = inTwo(slideshow.pictures);
  // The thread is given its half before this one has no time for anything else.
  const others = apart.length > 0 ? [thread.run({ ...slideshow, pictures: apart })] : [];
  return joinParts(await Promise.all([encodeSlides({ ...slideshow, pictures: here }), ...others]));
}

/**
 * Pictures in two parts as long as each other, or nearly. The encoder numbers key frames 0, 1, 0, 1, and two in a row
 * may not have the same number (ITU-T H.264, 7.4.3, idr_pic_id): the first part has an even number of them if another
 * follows.
 */
function inTwo<Picture>(pictures: readonly Picture[]): [readonly Picture[], readonly Picture[]] {
  const half = 2 * Math.round(pictures.length / 4) || pictures.length;
  return [pictures.slice(0, half), pictures.slice(half)];
}
