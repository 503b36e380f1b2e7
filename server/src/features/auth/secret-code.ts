import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 24;

/** 192 random bits to hand out, as 32 characters that an address can hold. Only its hash is stored. */
export const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

export const hashCode = (code: string): string =>
  createHash('sha256').update(code).digest('base64url');
