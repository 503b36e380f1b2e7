import { getPainPoints, savePainPoints, changePainPoints } from '@limber/contract/pain-points';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { BodyArea } from '@limber/domain/body-areas';
import { flagsOf, toPainPoints } from '@limber/domain/pain-points/pain-points';
import { ApiError } from '#api/api-error.ts';
import type { Weights } from '@limber/domain/pain-points/weights';
import { toast } from '#ui/toast.ts';
import { toastFailure } from '#api/show-failure.ts';

export const painPointsQuery = queryOptions({
  queryKey: ['pain-points'],
  queryFn: () => call(getPainPoints),
});

/** Refetches dependent queries. */
export function useSavePainPoints() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (areas: ReadonlySet<BodyArea>) => call(savePainPoints, { body: flagsOf(areas) }),
    onSuccess: () => cache.invalidateQueries(),
  });
}

/** The message of the server, else its status or a general sentence. */
export function saveProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to save your preferences. Please try again.';
  return error.refusal?.message ?? `Error: ${error.status}`;
}

/** `areas`: a toggle, saved at once. `preferences` and `weights`: saved by their buttons. */
type WeightsChange = { kind: 'areas' | 'preferences' | 'weights'; weights: Weights };

const SAVED = { areas: null, preferences: 'Pain points saved', weights: 'Weights saved' };
const PREFERENCES_FAILED = 'Failed to update your preferences. Please try again.';
const FAILED = {
  areas: PREFERENCES_FAILED,
  preferences: PREFERENCES_FAILED,
  weights: 'Failed to update weights. Please try again.',
};

/** Changes are sent in sequence, so that the last one wins. */
export function useChangePainPoints(react: {
  onSaved: (change: WeightsChange) => void;
  onRefused: (change: WeightsChange) => void;
}) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'pain-points' },
    mutationFn: ({ weights }: WeightsChange) =>
      call(changePainPoints, { body: toPainPoints(weights) }),
    onSuccess: (record, change) => {
      cache.setQueryData(painPointsQuery.queryKey, record);
      react.onSaved(change);
      const title = SAVED[change.kind];
      if (title !== null) toast({ kind: 'success', title });
      return cache.invalidateQueries({ queryKey: painPointsQuery.queryKey });
    },
    onError: (error, change) => {
      react.onRefused(change);
      toastFailure(FAILED[change.kind], error);
    },
  });
}
