import { Piscina } from 'piscina';
import { deriveHere, type KeyToDerive } from './derive-key.ts';
import { createHashingQueue, HASHES_AT_ONCE, type HashingQueue } from './hashing-queue.ts';

/**
 * How far hashes stand behind everything else where processors are short. Linux gives each thread a priority of
 * its own; elsewhere it would be that of the whole server.
 */
const NICENESS = process.platform === 'linux' ? 10 : 0;

/** Threads that hash passwords, so that pages and files wait neither for them nor for their processor. */
export type HashingThreads = HashingQueue & {
  /** Ends them, and with an error what they were hashing. */
  readonly close: () => Promise<void>;
};

/** Starts one thread, and another when it is needed. When one breaks, the hash on it fails and no other. */
export function startHashingThreads(): HashingThreads {
  const threads = new Piscina<KeyToDerive, Uint8Array>({
    filename: new URL('derive-key.ts', import.meta.url).href,
    name: deriveHere.name,
    minThreads: 1,
    maxThreads: HASHES_AT_ONCE,
    niceIncrement: NICENESS,
    recordTiming: false,
  });
  return {
    ...createHashingQueue((parameters) => threads.run(parameters)),
    close: () => threads.destroy(),
  };
}
