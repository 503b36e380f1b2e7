import { type Argon2Parameters, argon2Sync } from 'node:crypto';

/** A password as text, its salt, and the cost. */
export type KeyToDerive = Argon2Parameters;

/** Computes argon2id. */
export type DeriveKey = (parameters: KeyToDerive) => Promise<Uint8Array>;

/**
 * Computes argon2id where it is called: on the threads of `password-threads.ts`, in tests, and in commands, for which
 * nobody waits. Gives a copy, since a Buffer may be a part of a larger one, which threads send as a whole.
 */
export async function deriveKeyInline(parameters: KeyToDerive): Promise<Uint8Array> {
  return Uint8Array.from(argon2Sync('argon2id', parameters));
}
