import { IMAGE_LIMITS, type ImageFault, isImageType } from '@limber/domain/exercises/image-rules';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { createSemaphore } from '#semaphore.ts';
import './limit-sharp.ts';
import { stripPng } from './strip-png.ts';

/** Pixels. Photos taken upright are up to twice as high as wide. */
const IMAGE_FRAME = { width: 1280, height: 2560 };
const THUMBNAIL_FRAME = { width: 256, height: 256 };
const QUALITY = 82;
const MAX_SECONDS = 30;

/** sharp's message for an unknown format; damaged images have other messages. */
const UNKNOWN_FORMAT = 'unsupported image format';

/** The largest images take up to 350 MB while they are decoded, and 900 MB as AVIF. */
const oneAtATime = createSemaphore(1);

export type ReencodedImage = {
  readonly image: Buffer;
  readonly thumbnail: Buffer;
  /** Pixels of the image. */
  readonly width: number;
  readonly height: number;
};

/**
 * Decodes an upload by its content and encodes it again: at most 1280 pixels wide, upright, in sRGB, without metadata,
 * the first frame of an animation. Returns the fault when the bytes are not an accepted image.
 */
export async function reencodeImage(bytes: Buffer): Promise<ReencodedImage | ImageFault> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > IMAGE_LIMITS.bytes) return 'too-large';
  return oneAtATime.run(() => reencode(stripPng(bytes)));
}

async function reencode(bytes: Buffer): Promise<ReencodedImage | ImageFault> {
  const options: SharpOptions = { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error' };
  try {
    const fault = await findFault(sharp(bytes, { ...options, limitInputPixels: false }));
    if (fault !== null) return fault;
    const { data, info } = await toWebp(sharp(bytes, options), IMAGE_FRAME);
    // The smaller image is the source, so that the large one is decoded only once.
    const thumbnail = await toWebp(sharp(data), THUMBNAIL_FRAME);
    return { image: data, thumbnail: thumbnail.data, width: info.width, height: info.height };
  } catch (error) {
    const isUnknown = error instanceof Error && error.message.includes(UNKNOWN_FORMAT);
    return isUnknown ? 'not-an-image' : 'damaged';
  }
}

/** The fault that the header shows; null when it is fine. Throws when the header cannot be read. */
async function findFault(image: Sharp): Promise<ImageFault | null> {
  const { mediaType, width, height } = await image.metadata();
  // HEIC has the same container as AVIF, but is not accepted.
  if (mediaType === undefined || !isImageType(mediaType)) return 'not-an-image';
  if (width * height > IMAGE_LIMITS.pixels) return 'too-many-pixels';
  // Long and thin images take half a minute each.
  return Math.max(width, height) > IMAGE_LIMITS.side ? 'too-long' : null;
}

const toWebp = (image: Sharp, frame: { width: number; height: number }) =>
  image
    .autoOrient()
    .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
