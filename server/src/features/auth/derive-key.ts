import { type Argon2Parameters, argon2Sync } from 'node:crypto';

export type KeyToDerive = Argon2Parameters;

export type DeriveKey = (parameters: KeyToDerive) => Promise<Uint8Array>;

/**
 * Computes argon2id on the calling thread: in `password-threads.ts`, tests and commands. Returns a copy, since a Buffer
 * may be part of a larger one, which threads would send whole.
 */
export async function deriveKeyInline(parameters: KeyToDerive): Promise<Uint8Array> {
  return Uint8Array.from(argon2Sync('argon2id', parameters));
}
