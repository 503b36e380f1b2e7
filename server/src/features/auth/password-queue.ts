import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { inTurn, type Limits } from '#limits/limits.ts';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';

/** Hashes of a process at the same time. */
const MOST_AT_ONCE = 2;
/** Hashes at the same time in so many processes: one processor stays free for pages. */
export const hashesAtOnce = (processes: number): number =>
  Math.max(1, Math.min(MOST_AT_ONCE * processes, availableParallelism() - 1));
/** Hashes that may wait in all processes, for two or three seconds at most. */
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
export function createPasswordQueue(limits: Pick<Limits, 'enter' | 'processes'>): PasswordQueue {
  const room = { name: 'password', max: hashesAtOnce(limits.processes) };
  const maxWaiting = Math.ceil(MAX_WAITING / limits.processes);
  const queue = pLimit(Math.min(MOST_AT_ONCE, room.max));
  return {
    enter: async (work) => {
      if (queue.pendingCount >= maxWaiting) throw busy();
      return queue(() => inTurn(limits, room, work));
    },
    use: () => ({ running: queue.activeCount, waiting: queue.pendingCount }),
  };
}

const busy = () =>
  new Refused(503, 'busy', 'Many people are signing in. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });
