import { randomBytes } from 'node:crypto';
import { CODE_DIGITS, RECOVERY_CODES, STEP_SECONDS } from '@limber/domain/accounts/second-factor';
import { Secret, TOTP } from 'otpauth';

const PRODUCT = 'Limber';
const SECRET_BYTES = 20;
/** 120 bits: too many to be guessed even from the hash. */
const RECOVERY_CODE_BYTES = 15;
const RECOVERY_CODE_GROUP = /.{4}(?=.)/g;
/** Neighbouring steps count too, since clocks differ. */
const TOLERATED_STEPS = 1;

/** A new key for an app, in base 32 to be typed. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code. */
export const uriOf = (secret: string, username: string): string =>
  generatorOf(secret, username).toString();

/** The code's step since 1970; null when it matches no step near `now`. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const generator = generatorOf(secret);
  const delta = generator.validate({ token: code, timestamp, window: TOLERATED_STEPS });
  return delta === null ? null : generator.counter({ timestamp }) + delta;
}

/** A full set of recovery codes, in readable groups. */
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
