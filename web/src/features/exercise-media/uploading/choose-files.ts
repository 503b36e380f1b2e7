import { IMAGE_SENTENCES, isImageType } from '@limber/domain/exercises/image-rules';
import { newIdempotencyKey } from '#api/idempotency-key.ts';
import { toast } from '#ui/toast.ts';
import { chooseFile } from './selection.ts';
import type { UploadQueue } from './upload-queue.ts';

/** Adds files to those that are chosen for an exercise. What is no image is left out, and that is said. */
export function chooseFiles(queue: UploadQueue, exerciseId: number, files: readonly File[]): void {
  const images = files.filter(({ type }) => isImageType(type));
  if (images.length < files.length) {
    toast({ title: 'Invalid files', description: IMAGE_SENTENCES.onlyImages, kind: 'error' });
  }
  if (images.length === 0) return;
  queue.change(exerciseId, {
    kind: 'chosen',
    files: images.map((file) => chooseFile(newIdempotencyKey(), file)),
  });
}
