import { Refused, RETRY_AFTER_SECONDS } from './refused.ts';

/** Bytes that all calls together may hold in memory. */
export type MemoryBudget = {
  /** Throws the 503 when there is no more room. */
  readonly reserve: (bytes: number) => void;
  readonly release: (bytes: number) => void;
};

export function createMemoryBudget(maxBytes: number): MemoryBudget {
  let reserved = 0;
  return {
    reserve: (bytes) => {
      if (reserved + bytes > maxBytes) {
        const message = 'Many people are uploading. Please try again in a moment.';
        throw new Refused(503, 'busy', message, { retryAfter: RETRY_AFTER_SECONDS });
      }
      reserved += bytes;
    },
    release: (bytes) => {
      reserved -= bytes;
    },
  };
}
