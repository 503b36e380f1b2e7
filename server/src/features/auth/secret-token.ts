import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;
const CODE_BYTES = 24;

/** A secret of 256 random bits. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A secret of 192 random bits that people hand on: 32 characters that an address can hold. */
export const createCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** What is kept of a secret. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const NUMBERS = 2 ** 47;

/** A number from 0 (included) to 1 (excluded) that nobody can foresee. */
export const secretRandom = (): number => randomInt(NUMBERS) / NUMBERS;
