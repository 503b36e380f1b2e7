/** The limits of uploaded images. */
export const IMAGE_LIMITS = {
  /** The most images of one upload, and of one exercise. */
  images: 12,
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  /** Pixels of the longer side. */
  side: 16_384,
} as const;

/** The accepted media types, told by the content of a file. */
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

/** The reasons why an uploaded file is not stored. */
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

/** A longer file name is cut off in messages, in characters. */
const MAX_NAME_SHOWN = 80;

/** Written when one is needed: to write numbers takes some milliseconds at first, which a start need not. */
const faultSentences = (): Record<ImageFault, string> => ({
  'not-an-image': 'is not a JPG, PNG, WebP, AVIF or GIF image',
  empty: 'is empty',
  'too-large': `is larger than ${IMAGE_LIMITS.bytes / 1024 / 1024} MB`,
  'too-many-pixels': `has more than ${IMAGE_LIMITS.pixels / 1_000_000} megapixels`,
  'too-long': `has a side of more than ${IMAGE_LIMITS.side.toLocaleString('en-US')} pixels`,
  damaged: 'is damaged and cannot be read',
  'no-room': `did not fit: an exercise holds at most ${IMAGE_LIMITS.images} images`,
});

/**
 * The message about a file that was refused. `name` is the name that the user's device gave it, of any
 * length.
 */
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
