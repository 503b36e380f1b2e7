import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { dictionary } from '@zxcvbn-ts/language-common';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB of memory, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const NONCE_BYTES = 16;

const COMMON_PASSWORDS = new Set(dictionary['passwords-common'].slice(0, 5000));

/** Whether the password is one of the 5,000 that everybody tries first. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}

/** A salted argon2id hash in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const tag = await derive('argon2id', {
    message: password,
    nonce,
    tagLength: TAG_BYTES,
    ...COST,
  });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** Whether the password made this hash. A null hash takes the same time and is never right. */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(hash ?? (await nobodysHash)) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('A stored password hash is broken');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected) && hash !== null;
}

/** What a wrong username is compared with, so that it answers no sooner than a wrong password. */
const nobodysHash = hashPassword(randomBytes(NONCE_BYTES).toString('hex'));

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
