import * as contract from '@limber/contract/exercise-media';
import {
  IMAGE_LIMITS,
  IMAGE_SENTENCES,
  type ImageFault,
  imageFaultSentence,
} from '@limber/domain/exercises/image-rules';
import { type RenewedImage, renewImage } from '#adapters/images/renew-image.ts';
import type { Deps } from '#deps.ts';
import { openBudget, openGate } from '#http/at-once.ts';
import type { FormLimits, SentFile } from '#http/form.ts';
import { refuseLocked } from '#refuse-beyond-tier.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { arrangeImages } from './arrange-images.ts';
import { keepImages } from './keep-images.ts';
import { imageKey } from './media-keys.ts';
import { readMedia, versionOf } from './versions.ts';

const FORM: Omit<FormLimits, 'memory'> = {
  files: IMAGE_LIMITS.images,
  fileBytes: IMAGE_LIMITS.bytes,
  tooManyFiles: IMAGE_SENTENCES.tooMany,
};
const UPLOADS_OF_A_PERSON = 2;
/** Of files that arrive or are being decoded: as many as come in at the same time, 25 of the largest. */
const UPLOAD_MEMORY = 25 * IMAGE_LIMITS.bytes;

const FAULT_STATUS: Record<ImageFault, 413 | 415 | 422> = {
  'not-an-image': 415,
  empty: 415,
  damaged: 415,
  'too-large': 413,
  'too-many-pixels': 413,
  'too-long': 413,
  'no-room': 422,
};

type Received = { name: string; outcome: RenewedImage | ImageFault };
type RefusedFile = { index: number; name: string; code: ImageFault; message: string };

/** The images that people upload for an exercise, and their order. */
export function imageRoutes(serve: Serve, deps: Deps): void {
  const { db, exercises, addresses, getEntitlements } = deps;
  const oneOfFew = openGate(UPLOADS_OF_A_PERSON);
  const form: FormLimits = { ...FORM, memory: openBudget(UPLOAD_MEMORY) };

  serve(contract.getExerciseMedia, async ({ userId, params: { id } }) => {
    if (!exercises.has(id)) throw notFound();
    return readMedia(deps, await versionOf(db, userId, id));
  });

  serve(contract.uploadExerciseImages, async ({ userId, idempotencyKey, receive }) =>
    oneOfFew(userId, async () => {
      const { body, taken } = await receive(form, renew);
      const { exerciseId } = body;
      if (!exercises.has(exerciseId)) throw notFound();
      refuseLocked([exercises.get(exerciseId)], await getEntitlements(db, userId));
      const { good, refused } = sortOut(taken);
      if (good.length === 0) throw refusal(refused);

      const version = await versionOf(db, userId, exerciseId);
      const keyOf = (index: number) =>
        idempotencyKey &&
        [userId, exerciseId, version.ownerId ?? 'everyone', idempotencyKey, index].join('/');
      const kept = await keepImages(
        deps,
        version,
        good.map(({ image, index }) => ({ ...image, uploadKey: keyOf(index) })),
      );
      const noRoom = good.filter((_, place) => kept[place] === null);
      const all = [...refused, ...noRoom.map(({ index, name }) => fault(index, name, 'no-room'))];
      if (noRoom.length === good.length) throw refusal(all);
      return {
        imageUrls: kept.flatMap((image) => (image ? [addresses.of(imageKey(image))] : [])),
        refused: all.toSorted((one, other) => one.index - other.index),
      };
    }),
  );

  serve(contract.arrangeExerciseImages, async ({ userId, params, body }) => {
    if (!exercises.has(params.id)) throw notFound();
    const version = await versionOf(db, userId, params.id);
    await arrangeImages(deps, version, body.imageIds);
    return readMedia(deps, version);
  });
}

const renew = async ({ name, bytes, tooLarge }: SentFile): Promise<Received> => ({
  name,
  outcome: tooLarge ? 'too-large' : await renewImage(bytes),
});

const fault = (index: number, name: string, code: ImageFault): RefusedFile => ({
  index,
  name,
  code,
  message: imageFaultSentence(name, code),
});

/** The files that are images now, and why the others are not. */
function sortOut(received: readonly Received[]) {
  const good: { index: number; name: string; image: RenewedImage }[] = [];
  const refused: RefusedFile[] = [];
  for (const [index, { name, outcome }] of received.entries()) {
    if (typeof outcome === 'string') refused.push(fault(index, name, outcome));
    else good.push({ index, name, image: outcome });
  }
  return { good, refused };
}

/** The answer when no file was kept: it names each. */
function refusal(refused: readonly RefusedFile[]): Refused {
  const [first] = refused;
  if (first === undefined) {
    const message = IMAGE_SENTENCES.noneSelected;
    return new Refused(400, 'invalid', message, { issues: [{ field: 'images', message }] });
  }
  return new Refused(FAULT_STATUS[first.code], first.code, first.message, {
    issues: refused.map(({ index, message }) => ({ field: `images.${index}`, message })),
  });
}
