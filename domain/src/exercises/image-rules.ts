/** What may be uploaded: limits and sentences of the images of an exercise. */
export const IMAGE_LIMITS = {
  /** Of one upload, and of one exercise. */
  images: 12,
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  /** Pixels of the longer side. */
  side: 16_384,
} as const;

/** The kinds of images that are taken, as they are named in a file's content. */
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

/** Why a file does not become an image of an exercise. */
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

/** The longest part of a file's name that is said back. */
const NAME_SHOWN = 80;

const FAULT_SENTENCES: Record<ImageFault, string> = {
  'not-an-image': 'is not a JPG, PNG, WebP, AVIF or GIF image',
  empty: 'is empty',
  'too-large': `is larger than ${IMAGE_LIMITS.bytes / 1024 / 1024} MB`,
  'too-many-pixels': `has more than ${IMAGE_LIMITS.pixels / 1_000_000} megapixels`,
  'too-long': `has a side of more than ${IMAGE_LIMITS.side.toLocaleString('en-US')} pixels`,
  damaged: 'is damaged and cannot be read',
  'no-room': `did not fit: an exercise holds at most ${IMAGE_LIMITS.images} images`,
};

/** The sentence about a file that was refused. `name` is what the person calls it, of any length. */
export function imageFaultSentence(name: string, fault: ImageFault): string {
  const characters = Array.from(name);
  const shown =
    characters.length > NAME_SHOWN ? `${characters.slice(0, NAME_SHOWN).join('')}…` : name;
  return `${shown || 'The file'} ${FAULT_SENTENCES[fault]}`;
}

export const IMAGE_SENTENCES = {
  noneSelected: 'Please select images to upload',
  tooMany: `Please upload at most ${IMAGE_LIMITS.images} images at a time`,
  onlyImages: 'Please select only image files (JPG, PNG, etc.)',
  noneUploaded: 'Please upload images first before generating a video',
  imagesChanged: 'The images changed while the video was being made. Please try again.',
  imageTwice: 'An image can be there only once',
} as const;
