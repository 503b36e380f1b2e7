import {
  arrangeExerciseImages,
  type ExerciseImage,
  type ExerciseMedia,
  generateExerciseVideo,
  getExerciseMedia,
  uploadExerciseImages,
} from '@limber/contract/exercise-media';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { refreshMedia } from '#api/fresh-addresses.ts';
import { upload } from '#api/upload.ts';

export const exerciseMediaQuery = (id: number) =>
  queryOptions({
    queryKey: ['exercise-media', id],
    queryFn: () => call(getExerciseMedia, { params: { id } }),
  });

type OneFile = { key: string; file: File };
type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** Throws the errors of `upload`; a retry with the same key never stores the file twice. */
export function uploadImage(exerciseId: number, { key, file }: OneFile, options: UploadOptions) {
  const headers = { 'Idempotency-Key': key };
  return upload(uploadExerciseImages, { body: { exerciseId } }, [file], { ...options, headers });
}

export function useGenerateVideo(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(generateExerciseVideo, { params: { id } }),
    onSuccess: ({ videoUrl }) => {
      cache.setQueryData(
        exerciseMediaQuery(id).queryKey,
        (media) => media && { ...media, videoUrl },
      );
      void refreshMedia(cache);
    },
  });
}

type Arrangement = { images: readonly ExerciseImage[]; before: ExerciseMedia };

/**
 * Reorders or removes images. Shown at once, rolled back if the server refuses; `onRefused`
 * receives the error.
 */
export function useArrangement(id: number, onRefused: (error: unknown) => void) {
  const cache = useQueryClient();
  const { queryKey } = exerciseMediaQuery(id);
  const mutationKey = ['arrange-images', id];
  const isLast = () => cache.isMutating({ mutationKey }) === 1;
  const { mutate } = useMutation({
    mutationKey,
    // In sequence, since each request holds the whole arrangement.
    scope: { id: mutationKey.join('/') },
    mutationFn: ({ images }: Arrangement) =>
      call(arrangeExerciseImages, {
        params: { id },
        body: { imageIds: images.map((image) => image.id) },
      }),
    onSuccess: (media) => {
      // Otherwise a newer arrangement is shown and will be sent next.
      if (isLast()) cache.setQueryData(queryKey, media);
    },
    onError: (error, { before }) => {
      cache.setQueryData(queryKey, before);
      onRefused(error);
    },
    onSettled: () => (isLast() ? refreshMedia(cache) : undefined),
  });
  return (arrange: (images: readonly ExerciseImage[]) => readonly ExerciseImage[]): void => {
    const before = cache.getQueryData(queryKey);
    if (!before) return;
    const images = arrange(before.images);
    void cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, { ...before, images: [...images], videoUrl: null });
    mutate({ images, before });
  };
}
