import { createHash } from 'node:crypto';
import { Refused } from './refused.ts';

/** A call with an `Idempotency-Key`, which acts once. */
export type IdempotentCall = {
  readonly userId: number;
  /** Method and path in the contract: each endpoint has its own keys. */
  readonly endpoint: string;
  readonly key: string;
  /** Distinguishes inputs of the same key. */
  readonly inputHash: string;
};

/** Fields are ordered by the contract, so that equal inputs have equal hashes. */
export const hashOfInput = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The 422 for a key with another input. */
export const keyReused = (): Refused =>
  new Refused(
    422,
    'key-reused',
    'This Idempotency-Key was used for something else. Please use a new one.',
  );
