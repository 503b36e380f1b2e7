import { IMAGE_LIMITS, type ImageFault, isImageType } from '@limber/domain/exercises/image-rules';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { leanPng } from './lean-png.ts';

/** Pixels. A picture of a phone held upright is higher than it is wide; a scroll is not a picture. */
const IMAGE_FRAME = { width: 1280, height: 2560 };
const THUMBNAIL_FRAME = { width: 256, height: 256 };
const QUALITY = 82;
const LONGEST_SECONDS = 30;

// What one image needs is set free before the next comes.
sharp.cache(false);

/** The largest take up to 350 MB while they are decoded, and 900 as AVIF: all of them queue here. */
const oneAtATime = pLimit(1);

/** An uploaded image, decoded and written anew as WebP. */
export type RenewedImage = {
  readonly image: Buffer;
  readonly thumbnail: Buffer;
  /** Of the image, pixels. */
  readonly width: number;
  readonly height: number;
};

/**
 * Makes an image of ours of what somebody sent: at most 1280 pixels wide, upright, in sRGB, without
 * metadata, of an animation the first frame. What it is tells its content. Gives the fault where it is
 * none that we take.
 */
export async function renewImage(bytes: Buffer): Promise<RenewedImage | ImageFault> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > IMAGE_LIMITS.bytes) return 'too-large';
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  // An animated PNG is a PNG to all who do not know of it.
  const isPng = type === 'image/png' || type === 'image/apng';
  if (type === undefined || (!isPng && !isImageType(type))) return 'not-an-image';
  return oneAtATime(() => decode(isPng ? leanPng(bytes) : bytes));
}

async function decode(bytes: Buffer): Promise<RenewedImage | ImageFault> {
  const options: SharpOptions = { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error' };
  try {
    const { width, height } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (width * height > IMAGE_LIMITS.pixels) return 'too-many-pixels';
    // Long and thin ones take half a minute each.
    if (Math.max(width, height) > IMAGE_LIMITS.side) return 'too-long';
    const { data, info } = await written(sharp(bytes, options), IMAGE_FRAME);
    // Made of the small one: the large one is decoded once.
    const thumbnail = await written(sharp(data), THUMBNAIL_FRAME);
    return { image: data, thumbnail: thumbnail.data, width: info.width, height: info.height };
  } catch {
    return 'damaged';
  }
}

const written = (image: Sharp, frame: { width: number; height: number }) =>
  image
    .autoOrient()
    .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer({ resolveWithObject: true });
