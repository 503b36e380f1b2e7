import { createNamedSemaphores, type NamedSemaphores, type Release } from '#semaphore.ts';
import { type Counted, createCallCounts } from './call-counts.ts';

export type Limits = {
  readonly processes: number;
  readonly countCall: (key: string, windowMs: number) => Counted | Promise<Counted>;
  readonly acquire: NamedSemaphores['acquire'];
  readonly tryAcquire: (name: string, permits: number) => Promise<Release | null>;
};

export function createLimits(): Limits {
  const { acquire, tryAcquire } = createNamedSemaphores();
  return {
    processes: 1,
    countCall: createCallCounts(),
    acquire,
    tryAcquire: async (name, permits) => tryAcquire(name, permits),
  };
}

/** Holds a permit of the named semaphore while the work runs. */
export async function withPermit<Result>(
  { acquire }: Pick<Limits, 'acquire'>,
  { name, permits }: { name: string; permits: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await acquire(name, permits);
  try {
    return await work();
  } finally {
    release();
  }
}
