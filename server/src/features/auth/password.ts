import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKeyInline, type DeriveKey } from './derive-key.ts';

/** Cost of one argon2id hash: memory in KiB (at least 8 per lane), passes, lanes. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

export const OWASP_PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const TAG_BYTES = 32;
const NONCE_BYTES = 16;

export type PasswordHasher = {
  /** A salted argon2id hash in the PHC string format. */
  hash: (password: string) => Promise<string>;
  /** A null hash takes the same time and never matches. */
  verify: (hash: string | null, password: string) => Promise<boolean>;
};

/** New hashes have this cost; a stored one is verified at its own. */
export function createPasswordHasher(
  cost: PasswordCost,
  deriveKey: DeriveKey = deriveKeyInline,
): PasswordHasher {
  // Unknown usernames are compared with it, so that they take as long as wrong passwords.
  const placeholderHash = phcOf(cost, randomBytes(NONCE_BYTES), randomBytes(TAG_BYTES));
  return {
    hash: (password) => hashPassword(password, cost, deriveKey),
    verify: async (stored, password) => {
      const isRight = await verifyPassword(stored ?? placeholderHash, password, deriveKey);
      return isRight && stored !== null;
    },
  };
}

async function hashPassword(
  password: string,
  cost: PasswordCost,
  deriveKey: DeriveKey,
): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const tag = await deriveKey({
    message: password,
    nonce,
    tagLength: TAG_BYTES,
    ...cost,
  });
  return phcOf(cost, nonce, tag);
}

function phcOf(cost: PasswordCost, nonce: Uint8Array, tag: Uint8Array): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

async function verifyPassword(
  hash: string,
  password: string,
  deriveKey: DeriveKey,
): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(hash) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('A stored password hash is broken');
  const expected = Buffer.from(tag, 'base64');
  const actual = await deriveKey({
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
