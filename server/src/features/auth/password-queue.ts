import { availableParallelism } from 'node:os';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';
import { type Limits, withPermit } from '#limits/limits.ts';
import { createSemaphore, type Semaphore } from '#semaphore.ts';

/** Simultaneous hashes of a process. */
const MOST_AT_ONCE = 2;
/** Simultaneous hashes of all processes: one processor stays free for pages. */
export const hashesAtOnce = (processes: number): number =>
  Math.max(1, Math.min(MOST_AT_ONCE * processes, availableParallelism() - 1));
/** Hashes that may wait, in all processes together: for two or three seconds at most. */
const MAX_WAITING = 64;

export type PasswordQueue = {
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Hashes running and waiting now. */
  readonly use: Semaphore['use'];
};

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
