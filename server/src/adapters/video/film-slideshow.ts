import { Piscina } from 'piscina';
import type { YuvPicture } from './bt709.ts';
import { makeMp4, type TimedPicture } from './make-mp4.ts';
import type { Slide } from './read-slide.ts';

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

/** How long the thread waits for another slideshow. */
const IDLE_MS = 15_000;

/** Reads pictures beside the encoder, which leaves no time between two frames for anything else. */
const thread = new Piscina<Slide, YuvPicture>({
  filename: new URL('read-slide.ts', import.meta.url).href,
  name: 'readSlide',
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
  return makeMp4(picturesOf(slideshow), { ...slideshow, keyFrameEvery: 1 });
}

/** Each is read while the encoder works on the one before. */
async function* picturesOf(slideshow: Slideshow): AsyncGenerator<TimedPicture> {
  const { pictures, ...frame } = slideshow;
  const read = (bytes: Uint8Array) => thread.run({ bytes, ...frame });
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
