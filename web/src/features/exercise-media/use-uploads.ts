import { IMAGE_SENTENCES, isImageType } from '@limber/domain/exercises/image-rules';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newIdempotencyKey } from '#api/request.ts';
import { toast } from '#ui/toast.ts';
import { exerciseMediaQuery, uploadImage } from './exercise-media.api.ts';
import { type Attempt, type PickedFile, selectionOf, withMoved } from './selection.ts';
import { explainFailure, RefusedFile } from './upload-failure.ts';
import {
  discard,
  isPending,
  keyOf,
  roundOf,
  type Upload,
  UPLOADS,
  uploadsOf,
} from './upload-mutations.ts';
import { useUploadOutcome } from './use-upload-outcome.ts';

const NONE: readonly PickedFile[] = [];

export type Uploads = ReturnType<typeof useUploads>;

/**
 * Chosen files and their uploads, one after the other. Closing the panel interrupts nothing;
 * leaving the screen cancels running uploads, and leaving the site asks first.
 */
export function useUploads() {
  const cache = useQueryClient();
  const [picked, setPicked] = useState<Readonly<Record<number, readonly PickedFile[]>>>({});
  const [progress, setProgress] = useState(0);
  const change = (
    exerciseId: number,
    by: (files: readonly PickedFile[]) => readonly PickedFile[],
  ) => setPicked((all) => ({ ...all, [exerciseId]: by(all[exerciseId] ?? NONE) }));
  const remove = (exerciseId: number, key: string) =>
    change(exerciseId, (files) => files.filter((one) => one.key !== key));

  const mutate = useUpload(setProgress, remove);
  const attempts = useAttempts();
  useUploadOutcome();
  return {
    selectionOf: (exerciseId: number) =>
      selectionOf(
        picked[exerciseId] ?? NONE,
        attempts.filter((one) => one.exerciseId === exerciseId),
        progress,
      ),
    /** Skips files that are no images, with a toast. */
    choose: (exerciseId: number, files: readonly File[]) => {
      const images = files.filter(({ type }) => isImageType(type));
      if (images.length < files.length) {
        toast({ title: 'Invalid files', description: IMAGE_SENTENCES.onlyImages, kind: 'error' });
      }
      const more = images.map((file) => ({ key: newIdempotencyKey(), file }));
      change(exerciseId, (before) => [...before, ...more]);
    },
    move: (exerciseId: number, key: string, by: -1 | 1) =>
      change(exerciseId, (files) => withMoved(files, key, by)),
    remove,
    /** Queues these files. */
    start: (exerciseId: number, files: readonly PickedFile[]) => {
      const before = uploadsOf(cache, exerciseId);
      // Joins the running round, or starts a new one.
      const round = Math.max(0, ...before.map(roundOf)) + (before.some(isPending) ? 0 : 1);
      discard(
        cache,
        before.filter((one) => files.some(({ key }) => key === keyOf(one))),
      );
      for (const { key, file } of files) {
        mutate({ exerciseId, key, file, round, abort: new AbortController() });
      }
    },
    /** Cancels one upload, or all if the key is null; they can be uploaded again. */
    stop: (exerciseId: number, key: string | null) =>
      discard(
        cache,
        uploadsOf(cache, exerciseId).filter(
          (one) => isPending(one) && (key === null || keyOf(one) === key),
        ),
      ),
  };
}

/** One queue for all exercises. */
function useUpload(
  onProgress: (share: number) => void,
  onUploaded: (exerciseId: number, key: string) => void,
) {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    ...UPLOADS,
    scope: { id: 'upload-image' },
    // Failed uploads stay visible as long as the screen is open.
    gcTime: Infinity,
    mutationFn: async ({ exerciseId, key, file, abort: { signal } }: Upload) => {
      onProgress(0);
      const { refused } = await uploadImage(exerciseId, { key, file }, { signal, onProgress });
      const [fault] = refused;
      if (fault) throw new RefusedFile(fault.message);
      await cache.refetchQueries({ queryKey: exerciseMediaQuery(exerciseId).queryKey });
    },
    onSuccess: (_, { exerciseId, key }) => onUploaded(exerciseId, key),
    onError: (error, { exerciseId, key, abort }) => {
      if (abort.signal.aborted || explainFailure(error).concerns !== 'all') return;
      const others = uploadsOf(cache, exerciseId).filter((one) => keyOf(one) !== key);
      discard(cache, others.filter(isPending));
    },
  });
  return mutate;
}

type UploadAttempt = Attempt & { exerciseId: number };

function useAttempts(): UploadAttempt[] {
  return useMutationState({
    filters: UPLOADS,
    select: ({ state: { variables, status, isPaused, error } }) => {
      const { exerciseId, key, round } = variables as Upload;
      return { exerciseId, key, round, status, isPaused, error };
    },
  });
}
