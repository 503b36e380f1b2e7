import '#adapters/images/limit-sharp.ts';
import sharp from 'sharp';
import type { YuvPicture } from './bt709.ts';
import { encode, type Encoded, type TimedPicture } from './encode-pictures.ts';
import { readPicture } from './read-picture.ts';

const SECONDS_PER_PICTURE = 0.4;

/** Pictures in the order in which they are shown. */
export type Slideshow = {
  /** Trusted images: their bytes. */
  readonly pictures: readonly Uint8Array[];
  /** Pixels, even numbers. */
  readonly width: number;
  readonly height: number;
  /** The colour behind pictures that are transparent or do not fill the frame, such as "#F3F6FA". */
  readonly background: string;
};

/** Encodes pictures that have a thread to themselves: every frame a key frame, which needs no other. */
export function encodeSlides(slideshow: Slideshow): Promise<Encoded> {
  return encode(picturesOf(slideshow), { ...slideshow, keyFrameEvery: 1 });
}

/** Each is decoded on a thread of sharp's while the encoder works on the one before. */
async function* picturesOf({ pictures, ...frame }: Slideshow): AsyncGenerator<TimedPicture> {
  const [first, ...others] = pictures;
  let reading = first && readSlide(first, frame);
  for (const next of [...others, undefined]) {
    const picture = await reading;
    reading = next && readSlide(next, frame);
    // Whoever stops before it is asked for has failed with something else.
    reading?.catch(() => {});
    if (picture) yield { picture, seconds: SECONDS_PER_PICTURE };
  }
}

/** Puts a picture into the frame. */
function readSlide(
  bytes: Uint8Array,
  { width, height, background }: Omit<Slideshow, 'pictures'>,
): Promise<YuvPicture> {
  const fitted = sharp(bytes).resize(width, height, { fit: 'contain', background });
  return readPicture(fitted.flatten({ background }), width, height);
}
