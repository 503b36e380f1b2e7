export const IMAGE_LIMITS = {
  /** For one upload, and for one exercise. */
  images: 12,
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  /** Pixels of the longer side. */
  side: 16_384,
} as const;

/** The media types, told by a file's content, not by its name. */
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export const isImageType = (type: string): type is ImageType =>
  IMAGE_TYPES.some((known) => known === type);

export const IMAGE_FAULTS = [
  'not-an-image',
  'empty',
  'too-large',
  'too-many-pixels',
  'too-long',
  'damaged',
  'no-room',
] as const;
export type ImageFault = (typeof IMAGE_FAULTS)[number];

/** Characters of a file name in messages. */
const MAX_NAME_SHOWN = 80;

/**
 * A function, since the first formatting of a number takes milliseconds, which would delay the server's
 * start.
 */
const faultSentences = (): Record<ImageFault, string> => ({
  'not-an-image': 'is not a JPG, PNG, WebP, AVIF or GIF image',
  empty: 'is empty',
  'too-large': `is larger than ${IMAGE_LIMITS.bytes / 1024 / 1024} MB`,
  'too-many-pixels': `has more than ${IMAGE_LIMITS.pixels / 1_000_000} megapixels`,
  'too-long': `has a side of more than ${IMAGE_LIMITS.side.toLocaleString('en-US')} pixels`,
  damaged: 'is damaged and cannot be read',
  'no-room': `did not fit: an exercise holds at most ${IMAGE_LIMITS.images} images`,
});

/** The message about a refused file. `name` comes from the user's device and may be of any length. */
export function imageFaultSentence(name: string, fault: ImageFault): string {
  const characters = Array.from(name);
  const shown =
    characters.length > MAX_NAME_SHOWN ? `${characters.slice(0, MAX_NAME_SHOWN).join('')}…` : name;
  return `${shown || 'The file'} ${faultSentences()[fault]}`;
}

export const IMAGE_SENTENCES = {
  noneSelected: 'Please select images to upload',
  tooMany: `Please upload at most ${IMAGE_LIMITS.images} images at a time`,
  onlyImages: 'Please select only image files (JPG, PNG, etc.)',
  noneUploaded: 'Please upload images first before generating a video',
  imagesChanged: 'The images changed while the video was being made. Please try again.',
  imageTwice: 'An image can be there only once',
} as const;
