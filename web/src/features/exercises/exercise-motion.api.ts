import type { MotionReply } from '@limber/contract/exercises';
import { queryOptions } from '@tanstack/react-query';

/** Loaded once per address, which changes with the movement. */
export const motionQuery = (motionUrl: string | null) =>
  queryOptions({
    queryKey: ['exercise-motion', motionUrl],
    queryFn: ({ signal }) => loadMotion(motionUrl ?? '', signal),
    enabled: motionUrl !== null,
  });

async function loadMotion(address: string, signal: AbortSignal): Promise<MotionReply> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as MotionReply;
}
