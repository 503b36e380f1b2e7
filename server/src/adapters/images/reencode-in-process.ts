import type { ImageFault } from '@limber/domain/exercises/image-rules';
import { createWorkProcess } from '#adapters/work/work-process.ts';
import type { ReencodedImage } from './reencode-image.ts';

/** `reencodeImage` of a file in a process of its own, one image at a time. */
export const reencodeInProcess = createWorkProcess<string, ReencodedImage | ImageFault>(
  new URL('images-process.ts', import.meta.url),
);
