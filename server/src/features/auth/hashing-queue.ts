import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';
import type { DeriveKey } from './derive-key.ts';

/** Hashes at the same time: one processor stays free for pages. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Hashes that may wait, for two or three seconds at most. */
const MAX_WAITING = 64;

/** How many hashes there are now. */
export type HashingUse = { running: number; waiting: number };

/** Lets few hashes run at a time, in their order. */
export type HashingQueue = {
  /** Throws the 503 when too many wait. */
  readonly deriveKey: DeriveKey;
  readonly use: () => HashingUse;
};

/** Puts a queue before what hashes. */
export function createHashingQueue(deriveKey: DeriveKey): HashingQueue {
  const queue = pLimit(HASHES_AT_ONCE);
  return {
    deriveKey: async (key) => {
      if (queue.pendingCount >= MAX_WAITING) throw busy();
      return queue(deriveKey, key);
    },
    use: () => ({ running: queue.activeCount, waiting: queue.pendingCount }),
  };
}

const busy = () =>
  new Refused(503, 'busy', 'Many people are signing in. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });
