import type { Sharp } from 'sharp';
import { toYuv, type YuvPicture } from './bt709.ts';

/** Pixels of an opaque image of this size, in the colour space of our videos. */
export async function readPicture(
  image: Sharp,
  width: number,
  height: number,
): Promise<YuvPicture> {
  const pixels = await image.toColourspace('srgb').removeAlpha().raw().toBuffer();
  return toYuv(pixels, width, height);
}
