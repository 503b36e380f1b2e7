import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';

/** Hashes at the same time: one processor stays free for pages. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Hashes that may wait, for two or three seconds at most. */
const MAX_WAITING = 64;

/** How many hashes there are now. */
export type HashingUse = { running: number; waiting: number };

/** Lets few run at a time, in their order. */
export type PasswordQueue = {
  /** Throws the 503 when too many wait. */
  readonly enter: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly use: () => HashingUse;
};

/** A queue before what hashes and judges passwords. */
export function createPasswordQueue(): PasswordQueue {
  const queue = pLimit(HASHES_AT_ONCE);
  return {
    enter: async (work) => {
      if (queue.pendingCount >= MAX_WAITING) throw busy();
      return queue(work);
    },
    use: () => ({ running: queue.activeCount, waiting: queue.pendingCount }),
  };
}

const busy = () =>
  new Refused(503, 'busy', 'Many people are signing in. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });
