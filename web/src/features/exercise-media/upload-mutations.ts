import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { PickedFile } from './selection.ts';

/** At most one per key: a retry replaces the failed one. */
export type Upload = PickedFile & { exerciseId: number; round: number; abort: AbortController };
export type UploadMutation = Mutation<void, Error, Upload>;

export const UPLOADS = { mutationKey: ['upload-image'] };

/** In the order of their start. */
export const allUploads = (cache: QueryClient) =>
  cache.getMutationCache().findAll(UPLOADS) as UploadMutation[];
export const uploadsOf = (cache: QueryClient, exerciseId: number | undefined) =>
  allUploads(cache).filter(({ state }) => state.variables?.exerciseId === exerciseId);

/** Queued or being sent. */
export const isPending = ({ state }: UploadMutation) => state.status === 'pending';
export const keyOf = ({ state }: UploadMutation) => state.variables?.key;
export const roundOf = ({ state }: UploadMutation) => state.variables?.round ?? 0;

/** Cancels running and queued uploads and removes them from the cache. */
export function discard(cache: QueryClient, uploads: readonly UploadMutation[]): void {
  for (const upload of uploads) {
    upload.state.variables?.abort.abort();
    cache.getMutationCache().remove(upload);
  }
}

/**
 * Calls `listener` once all uploads of an exercise have ended, with the uploads of the last round,
 * unless all were cancelled. Subscribes to the cache, since React may skip states between renders.
 */
export function onRoundEnd(
  cache: QueryClient,
  listener: (round: readonly UploadMutation[]) => void,
): () => void {
  let underWay = new Map<number | undefined, number>();
  return cache.getMutationCache().subscribe(() => {
    const before = underWay;
    const pending = allUploads(cache).filter(isPending);
    underWay = new Map(pending.map((one) => [one.state.variables?.exerciseId, roundOf(one)]));
    for (const [exerciseId, round] of before) {
      if (underWay.has(exerciseId)) continue;
      const ended = uploadsOf(cache, exerciseId).filter((one) => roundOf(one) === round);
      if (ended.length > 0) listener(ended);
    }
  });
}
