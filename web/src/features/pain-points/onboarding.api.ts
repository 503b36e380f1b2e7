import { savePainPoints } from '@limber/contract/pain-points';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import type { AreaFlags } from '@limber/domain/pain-points/pain-points';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';

/** Saves the areas that hurt; what is shown of them elsewhere is asked for anew. */
export function useSavePainPoints() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (areas: ReadonlySet<BodyArea>) => {
      const flags = Object.fromEntries(BODY_AREAS.map((area) => [area, areas.has(area)]));
      return call(savePainPoints, { body: flags as AreaFlags });
    },
    onSuccess: () => cache.invalidateQueries(),
  });
}

/** The server's sentence, or its status, or else that it did not work. */
export function saveProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to save your preferences. Please try again.';
  return error.refusal?.message ?? `Error: ${error.status}`;
}
