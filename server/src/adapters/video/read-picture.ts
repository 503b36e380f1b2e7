import type { Sharp } from 'sharp';
import { toYuv, type YuvPicture } from './bt709.ts';

/** The pixels of an image that has this size, without transparency, in the colour space of our videos. */
export async function readPicture(
  image: Sharp,
  width: number,
  height: number,
): Promise<YuvPicture> {
  const pixels = await image.toColourspace('srgb').removeAlpha().raw().toBuffer();
  return toYuv(pixels, width, height);
}
