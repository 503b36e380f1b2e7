import '#adapters/images/limit-sharp.ts';
import sharp from 'sharp';
import type { YuvPicture } from './bt709.ts';
import { readPicture } from './read-picture.ts';

/** A picture of a slideshow, and the frame that it is put into. */
export type Slide = {
  /** A trusted image. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly background: string;
};

/** Puts the picture into its frame. Runs on a thread of its own, while the encoder works on the picture before. */
export async function readSlide({ bytes, width, height, background }: Slide): Promise<YuvPicture> {
  const fitted = sharp(bytes).resize(width, height, { fit: 'contain', background });
  return readPicture(fitted.flatten({ background }), width, height);
}
