import { availableParallelism } from 'node:os';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';
import { type Limits, withPermit } from '#limits/limits.ts';
import { createSemaphore, type Semaphore } from '#semaphore.ts';

/** Hashes of a process at the same time. */
const MOST_AT_ONCE = 2;
/** Hashes at the same time in so many processes: one processor stays free for pages. */
export const hashesAtOnce = (processes: number): number =>
  Math.max(1, Math.min(MOST_AT_ONCE * processes, availableParallelism() - 1));
/** Hashes that may wait in all processes, for two or three seconds at most. */
const MAX_WAITING = 64;

/** Lets few run at a time, in their order. */
export type PasswordQueue = {
  /** Throws the 503 when too many wait. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** How many hashes run and wait now. */
  readonly use: Semaphore['use'];
};

/** A queue before what hashes and judges passwords. */
export function createPasswordQueue(limits: Pick<Limits, 'acquire' | 'processes'>): PasswordQueue {
  const permits = hashesAtOnce(limits.processes);
  const maxWaiting = Math.ceil(MAX_WAITING / limits.processes);
  const own = createSemaphore(Math.min(MOST_AT_ONCE, permits));
  return {
    run: async (work) => {
      if (own.use().waiting >= maxWaiting) throw busy();
      return own.run(() => withPermit(limits, { name: 'password', permits }, work));
    },
    use: own.use,
  };
}

const busy = () =>
  new Refused(503, 'busy', 'Many people are signing in. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });
