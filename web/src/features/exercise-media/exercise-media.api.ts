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

/** The images and the video that were uploaded for an exercise. */
export const exerciseMediaQuery = (id: number) =>
  queryOptions({
    queryKey: ['exercise-media', id],
    queryFn: () => call(getExerciseMedia, { params: { id } }),
  });

type OneFile = { key: string; file: File };
type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uploads one image. Throws what `upload` throws; a retry with the same key never stores the file twice. */
export function uploadImage(exerciseId: number, { key, file }: OneFile, options: UploadOptions) {
  const headers = { 'Idempotency-Key': key };
  return upload(uploadExerciseImages, { body: { exerciseId } }, [file], { ...options, headers });
}

/** Generates a video from the uploaded images. */
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
 * Puts the images of an exercise into another order, or leaves some out. Shown at once, and rolled
 * back when the server refuses it; `onRefused` then receives the error.
 */
export function useArrangement(id: number, onRefused: (error: unknown) => void) {
  const cache = useQueryClient();
  const { queryKey } = exerciseMediaQuery(id);
  const mutationKey = ['arrange-images', id];
  const isLast = () => cache.isMutating({ mutationKey }) === 1;
  const { mutate } = useMutation({
    mutationKey,
    // One at a time and in order, since each request holds the whole arrangement.
    scope: { id: mutationKey.join('/') },
    mutationFn: ({ images }: Arrangement) =>
      call(arrangeExerciseImages, {
        params: { id },
        body: { imageIds: images.map((image) => image.id) },
      }),
    onSuccess: (media) => {
      // A newer arrangement is shown already and will be sent next.
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
