import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret of 256 random bits. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a secret. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
