import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';
import type { PasswordHasher } from './password.ts';

/** Hashes at the same time: one processor stays free for pages. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Hashes that may wait, for two or three seconds at most. */
const MAX_WAITING = 64;

/** Lets few hashes run at a time, in their order. Throws the 503 when too many wait. */
export function inHashingQueue({ hash, verify }: PasswordHasher): PasswordHasher {
  const queue = pLimit(HASHES_AT_ONCE);
  const enter = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    if (queue.pendingCount >= MAX_WAITING) throw busy();
    return queue(work);
  };
  return {
    hash: async (password) => enter(() => hash(password)),
    verify: async (stored, password) => enter(() => verify(stored, password)),
  };
}

const busy = () =>
  new Refused(503, 'busy', 'Many people are signing in. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });
