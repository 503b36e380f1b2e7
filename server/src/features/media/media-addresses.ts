import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses of uploaded media. Private ones are signed, and valid for 6 to 12 hours. */
export type MediaAddresses = {
  readonly of: (key: string) => string;
  /** Seconds until a signed address expires; null when it has, or the signature is wrong. */
  readonly secondsLeft: (
    key: string,
    signed: { until: string; signature: string },
  ) => number | null;
};

/** A signed address is stable for this long, so that browsers can cache the file. */
const WINDOW_SECONDS = 6 * 60 * 60;

const PRIVATE = 'private/';

/** `signingKey` is the installation's secret, so its servers accept each other's addresses. */
export function createMediaAddresses(signingKey: string, now: () => Date): MediaAddresses {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const sign = (key: string, until: string) =>
    createHmac('sha256', signingKey).update(`${key} until ${until}`).digest();
  return {
    of: (key) => {
      if (!key.startsWith(PRIVATE)) return `/media/${key}`;
      const until = String((Math.floor(seconds() / WINDOW_SECONDS) + 2) * WINDOW_SECONDS);
      return `/media/${key}?until=${until}&signature=${sign(key, until).toString('base64url')}`;
    },
    secondsLeft: (key, { until, signature }) => {
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(key, until);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const left = Number(until) - seconds();
      return left > 0 ? left : null;
    },
  };
}
