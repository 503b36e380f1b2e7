import { createHash } from 'node:crypto';
import { Refused } from './refused.ts';

/** A call with an `Idempotency-Key`: however often it is sent, it acts once. */
export type IdempotentCall = {
  readonly userId: number;
  /** Method and path as in the contract: each endpoint has its own keys. */
  readonly endpoint: string;
  readonly key: string;
  /** Distinguishes what was sent under the key. */
  readonly inputHash: string;
};

/** A hash of what was sent. Fields stand in the order of the contract, so that equal inputs have equal hashes. */
export const hashOfInput = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The 422 for a key that came with something else before. */
export const keyReused = (): Refused =>
  new Refused(
    422,
    'key-reused',
    'This Idempotency-Key was used for something else. Please use a new one.',
  );
