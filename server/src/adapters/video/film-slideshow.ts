import { Piscina } from 'piscina';
import type { Encoded } from './encode-pictures.ts';
import { encodeSlides, type Slideshow } from './encode-slides.ts';
import { joinParts } from './make-mp4.ts';

/** The thread ends after this time without a slideshow. */
const IDLE_MS = 15_000;

/** Encodes half of the pictures beside this thread. */
const thread = new Piscina<Slideshow, Encoded>({
  filename: new URL('encode-slides.ts', import.meta.url).href,
  name: encodeSlides.name,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  recordTiming: false,
});

/**
 * An MP4 with 0.4 s for each picture, every frame a key frame so that players can jump to each.
 * Pictures of another shape are letterboxed.
 */
export async function filmSlideshow(slideshow: Slideshow): Promise<Uint8Array> {
  const [here, apart] = inTwo(slideshow.pictures);
  // The thread gets its half before this thread is busy.
  const others = apart.length > 0 ? [thread.run({ ...slideshow, pictures: apart })] : [];
  return joinParts(await Promise.all([encodeSlides({ ...slideshow, pictures: here }), ...others]));
}

/**
 * Two parts of nearly equal length. The encoder numbers key frames 0, 1, 0, 1, and two in a row may not share a number
 * (ITU-T H.264, 7.4.3, idr_pic_id): the first part has an even number of frames if another follows.
 */
function inTwo<Picture>(pictures: readonly Picture[]): [readonly Picture[], readonly Picture[]] {
  const half = 2 * Math.round(pictures.length / 4) || pictures.length;
  return [pictures.slice(0, half), pictures.slice(half)];
}
