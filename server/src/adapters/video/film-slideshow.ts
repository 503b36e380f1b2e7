import sharp from 'sharp';
import type { YuvPicture } from './bt709.ts';
import { makeMp4, type TimedPicture } from './make-mp4.ts';
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

/**
 * An MP4 of the pictures, 0.4 s each, every frame a key frame so that one can jump to each. Pictures of
 * another shape are letterboxed.
 */
export async function filmSlideshow(slideshow: Slideshow): Promise<Uint8Array> {
  return makeMp4(picturesOf(slideshow), { ...slideshow, keyFrameEvery: 1 });
}

/** Each is decoded while the encoder works on the one before. */
async function* picturesOf(slideshow: Slideshow): AsyncGenerator<TimedPicture> {
  const { width, height, background, pictures } = slideshow;
  const read = async (bytes: Uint8Array): Promise<YuvPicture> => {
    const fitted = sharp(bytes).resize(width, height, { fit: 'contain', background });
    return readPicture(fitted.flatten({ background }), width, height);
  };
  const [first, ...others] = pictures;
  let reading = first && read(first);
  for (const next of [...others, undefined]) {
    const picture = await reading;
    reading = next && read(next);
    // Whoever stops before it is asked for has failed with something else.
    reading?.catch(() => {});
    if (picture) yield { picture, seconds: SECONDS_PER_PICTURE };
  }
}
