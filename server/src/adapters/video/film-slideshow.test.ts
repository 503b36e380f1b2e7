import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeSlides, type Slideshow } from './encode-slides.ts';
import { filmSlideshow } from './film-slideshow.ts';
import { joinParts } from './make-mp4.ts';

const FRAME = { width: 64, height: 48, background: '#F3F6FA' };
/**
 * The frames of a video without the rest of the file, which contains the time at which it was made.
 */
const framesOf = (mp4: Uint8Array) => Buffer.from(mp4).subarray(Buffer.from(mp4).indexOf('mdat'));

test.each([1, 2, 3, 5, 8])(
  '%i pictures that two threads encode are the frames that one would make of them',
  async (count) => {
    const pictures = Array.from({ length: count }, () =>
      sharp(randomBytes(64 * 48 * 3), { raw: { ...FRAME, channels: 3 } })
        .webp()
        .toBuffer(),
    );
    const slideshow: Slideshow = { ...FRAME, pictures: await Promise.all(pictures) };
    const byOne = await joinParts([await encodeSlides(slideshow)]);
    const film = await filmSlideshow(slideshow);
    expect(framesOf(film).equals(framesOf(byOne))).toBe(true);
    expect(film).toHaveLength(byOne.length);
  },
);

test('a picture that cannot be read makes the video fail, whichever thread reads it', async () => {
  const whole = await sharp({ create: { ...FRAME, channels: 3 } })
    .webp()
    .toBuffer();
  const broken = Buffer.from('no picture');
  for (const pictures of [
    [broken, whole, whole],
    [whole, whole, broken],
  ]) {
    await expect(filmSlideshow({ ...FRAME, pictures })).rejects.toThrow('unsupported image format');
  }
});
