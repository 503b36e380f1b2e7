import { randomBytes } from 'node:crypto';
import { CODE_DIGITS, RECOVERY_CODES, STEP_SECONDS } from '@limber/domain/accounts/second-factor';
import { Secret, TOTP } from 'otpauth';

const PRODUCT = 'Limber';
/** As long as the hash of HMAC-SHA-1, which is what every app knows. */
const SECRET_BYTES = 20;
/** 120 bits: too many to be guessed even by whoever has the hash. */
const RECOVERY_CODE_BYTES = 15;
const RECOVERY_CODE_GROUP = /.{4}(?=.)/g;
/** Steps before and after the present one whose codes count, too, for clocks that differ. */
const TOLERATED_STEPS = 1;

/** The key of an app, new: in base 32, as apps want it typed. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code says: the key, whose it is, and of what. */
export const uriOf = (secret: string, username: string): string =>
  generatorOf(secret, username).toString();

/** The step that this is the code of, counted from 1970; null when it is of no step near `now`. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const generator = generatorOf(secret);
  const delta = generator.validate({ token: code, timestamp, window: TOLERATED_STEPS });
  return delta === null ? null : generator.counter({ timestamp }) + delta;
}

/** As many new recovery codes as are given at a time, in groups that can be read and typed. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({
      buffer: new Uint8Array(randomBytes(RECOVERY_CODE_BYTES)).buffer,
    });
    return base32.replaceAll(RECOVERY_CODE_GROUP, '$&-');
  });
}

const generatorOf = (secret: string, label = '') =>
  new TOTP({ issuer: PRODUCT, label, secret, digits: CODE_DIGITS, period: STEP_SECONDS });
