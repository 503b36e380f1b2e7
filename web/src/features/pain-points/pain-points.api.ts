import { getPainPoints } from '@limber/contract/pain-points';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Where it hurts, as saved. */
export const painPointsQuery = queryOptions({
  queryKey: ['pain-points'],
  queryFn: () => call(getPainPoints),
});
