import '#adapters/images/limit-sharp.ts';
import sharp from 'sharp';
import type { YuvPicture } from './bt709.ts';
import { encode, type Encoded, type TimedPicture } from './encode-pictures.ts';
import { readPicture } from './read-picture.ts';

const SECONDS_PER_PICTURE = 0.4;

export type Slideshow = {
  /** Bytes of trusted images. */
  readonly pictures: readonly Uint8Array[];
  /** Pixels, even numbers. */
  readonly width: number;
  readonly height: number;
  /** Background of transparent or smaller pictures, such as "#F3F6FA". */
  readonly background: string;
};

export function encodeSlides(slideshow: Slideshow): Promise<Encoded> {
  return encode(picturesOf(slideshow), { ...slideshow, keyFrameEvery: 1 });
}

/** sharp decodes the next picture on its threads while the encoder works. */
async function* picturesOf({ pictures, ...frame }: Slideshow): AsyncGenerator<TimedPicture> {
  const [first, ...others] = pictures;
  let reading = first && readSlide(first, frame);
  for (const next of [...others, undefined]) {
    const picture = await reading;
    reading = next && readSlide(next, frame);
    // A caller that stops early has failed with another error.
    reading?.catch(() => {});
    if (picture) yield { picture, seconds: SECONDS_PER_PICTURE };
  }
}

function readSlide(
  bytes: Uint8Array,
  { width, height, background }: Omit<Slideshow, 'pictures'>,
): Promise<YuvPicture> {
  const fitted = sharp(bytes).resize(width, height, { fit: 'contain', background });
  return readPicture(fitted.flatten({ background }), width, height);
}
