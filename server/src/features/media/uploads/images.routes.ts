import * as contract from '@limber/contract/exercise-media';
import {
  IMAGE_LIMITS,
  IMAGE_SENTENCES,
  type ImageFault,
  imageFaultSentence,
} from '@limber/domain/exercises/image-rules';
import { reencodeInProcess } from '#adapters/images/reencode-in-process.ts';
import type { ReencodedImage } from '#adapters/images/reencode-image.ts';
import type { Deps } from '#deps.ts';
import { getEntitlements } from '#features/billing/entitlements.queries.ts';
import { refuseOtherInput } from '#features/idempotency/run-once.ts';
import { createConcurrencyLimit } from '#features/media/concurrency-limit.ts';
import { withPermit, type Limits } from '#limits/limits.ts';
import type { FormLimits, SentFile } from '#http/form.ts';
import { refuseLocked } from '#features/billing/refuse-beyond-tier.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { arrangeImages } from './arrange-images.ts';
import { storeImages } from './store-images.ts';
import { imageKey } from '#features/media/media-keys.ts';
import { readMedia, findMediaOwner } from '#features/media/exercise-media.ts';

const FORM: Omit<FormLimits, 'sent'> = {
  files: IMAGE_LIMITS.images,
  fileBytes: IMAGE_LIMITS.bytes,
  tooManyFiles: IMAGE_SENTENCES.tooMany,
};
const MAX_UPLOADS_OF_A_USER = 2;
const TOO_MANY_UPLOADS = 'One after the other, please. Try again in a moment.';

const FAULT_STATUS: Record<ImageFault, 413 | 415 | 422> = {
  'not-an-image': 415,
  empty: 415,
  damaged: 415,
  'too-large': 413,
  'too-many-pixels': 413,
  'too-long': 413,
  'no-room': 422,
};

type ReceivedFile = { name: string; outcome: ReencodedImage | ImageFault };
type RefusedFile = { index: number; name: string; code: ImageFault; message: string };

export function imageRoutes(serve: Serve, deps: Deps): void {
  const { db, now, exercises, addresses, limits } = deps;
  const limitUploads = createConcurrencyLimit(limits, {
    kind: 'uploads of',
    max: MAX_UPLOADS_OF_A_USER,
    sentence: TOO_MANY_UPLOADS,
  });
  const form: FormLimits = { ...FORM, sent: deps.sentFiles };

  serve(contract.getExerciseMedia, async ({ userId, params: { id } }) => {
    if (!exercises.has(id)) throw notFound();
    return readMedia(deps, await findMediaOwner(db, userId, id));
  });

  serve(contract.uploadExerciseImages, async ({ userId, idempotency, receive }) =>
    limitUploads(userId, async () => {
      const { body, results, inputHash } = await receive(form, (file) => reencode(limits, file));
      const { exerciseId } = body;
      if (!exercises.has(exerciseId)) throw notFound();
      refuseLocked([exercises.get(exerciseId)], await getEntitlements(db, userId, now()));
      const { good, refused } = separate(results);
      if (good.length === 0) throw refusal(refused);
      await refuseOtherInput(deps, idempotency && { ...idempotency, inputHash });

      const owner = await findMediaOwner(db, userId, exerciseId);
      const keyOf = (index: number) =>
        idempotency &&
        [userId, exerciseId, owner.ownerId ?? 'everyone', idempotency.key, index].join('/');
      const stored = await storeImages(
        deps,
        owner,
        good.map(({ image, index }) => ({ ...image, uploadKey: keyOf(index) })),
      );
      const noRoom = good.filter((_, place) => stored[place] === null);
      const all = [
        ...refused,
        ...noRoom.map(({ index, name }) => refusedFile(index, name, 'no-room')),
      ];
      if (noRoom.length === good.length) throw refusal(all);
      return {
        imageUrls: stored.flatMap((image) => (image ? [addresses.of(imageKey(image))] : [])),
        refused: all.toSorted((one, other) => one.index - other.index),
      };
    }),
  );

  serve(contract.arrangeExerciseImages, async ({ userId, params, body }) => {
    if (!exercises.has(params.id)) throw notFound();
    const owner = await findMediaOwner(db, userId, params.id);
    await arrangeImages(deps, owner, body.imageIds);
    return readMedia(deps, owner);
  });
}

/** One image at a time in all processes: the largest take hundreds of megabytes. */
const reencode = async (
  limits: Limits,
  { name, file, tooLarge }: SentFile,
): Promise<ReceivedFile> => ({
  name,
  outcome: tooLarge
    ? 'too-large'
    : await withPermit(limits, { name: 'image', permits: 1 }, () => reencodeInProcess(file)),
});

const refusedFile = (index: number, name: string, code: ImageFault): RefusedFile => ({
  index,
  name,
  code,
  message: imageFaultSentence(name, code),
});

/** Splits good from refused files; each keeps its index in the form. */
function separate(received: readonly ReceivedFile[]) {
  const good: { index: number; name: string; image: ReencodedImage }[] = [];
  const refused: RefusedFile[] = [];
  for (const [index, { name, outcome }] of received.entries()) {
    if (typeof outcome === 'string') refused.push(refusedFile(index, name, outcome));
    else good.push({ index, name, image: outcome });
  }
  return { good, refused };
}

/** The refusal of all files: one issue per file, with the status of the first. */
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
