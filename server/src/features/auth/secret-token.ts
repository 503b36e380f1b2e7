import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;
const CODE_BYTES = 24;

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const createCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const NUMBERS = 2 ** 47;

/** An unpredictable number from 0 (included) to 1 (excluded). */
export const secretRandom = (): number => randomInt(NUMBERS) / NUMBERS;
